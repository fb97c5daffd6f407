import type { CountryLookup } from '../../features/visitor-country/ports.ts';
import { openCountryFile } from './database-file.ts';
import { createCountryService } from './http-service.ts';
import type { VisitorCountryConfig } from './variables.ts';

/** The one that the environment names; undefined where it names none. */
export async function createCountryLookup({
  VISITOR_COUNTRY_FILE: file,
  VISITOR_COUNTRY_URL: url,
  VISITOR_COUNTRY_KEY: key,
}: VisitorCountryConfig): Promise<CountryLookup | undefined> {
  if (file !== undefined) return openCountryFile(file);
  return url === undefined ? undefined : createCountryService({ url, key });
}
