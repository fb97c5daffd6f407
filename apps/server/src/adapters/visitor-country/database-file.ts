import { type CountryResponse, open, type Response } from 'maxmind';
import type { CountryLookup } from '../../features/visitor-country/ports.ts';

/** Some hundred kilobytes in memory; read once, at start, where a wrong file is still noticed. */
export async function openCountryFile(path: string): Promise<CountryLookup> {
  const reader = await open<CountryResponse & Response>(path);
  return { countryOf: async (address) => codeIn(reader.get(address)) };
}

const codeIn = (found: CountryResponse | null): string | undefined => {
  const code = found?.country?.iso_code ?? found?.registered_country?.iso_code;
  return code && /^[A-Z]{2}$/.test(code) ? code : undefined;
};
