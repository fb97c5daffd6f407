import { useEffect, useState } from 'react';
import {
  type Country,
  countriesQuery,
  useCountries,
} from '../../shell/navigation/places/countries.ts';
import { countryNamedBy } from '../../shell/navigation/places/places.ts';
import { useAddressId } from '../match-list/controls/use-address-id.ts';

type LeaguesView =
  | { readonly status: 'loading' | 'unknown' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly country: Country };

/** A failed fetch of the countries is retried by itself; after this long the failure shows. */
const FAILED_AFTER_MS = 8_000;

/** The id is that of a country, or of one of its leagues. */
export function useLeaguesOfCountry(): LeaguesView {
  const id = useAddressId('competition_id');
  const countries = useCountries();
  const isLate = useIsLate(countries === undefined);
  if (id === undefined) return { status: 'unknown' };
  if (!countries) {
    return isLate ? { status: 'failed', retry: countriesQuery.refetch } : { status: 'loading' };
  }
  const country = countryNamedBy(countries, id);
  return country ? { status: 'ready', country } : { status: 'unknown' };
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(setLate, FAILED_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
}
