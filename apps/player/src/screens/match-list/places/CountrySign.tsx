import { flagOf } from '../../../features/matches/flag-of.ts';
import type { Country } from '../../../shell/navigation/places/countries.ts';
import { LeagueSign } from '../../../ui/match/LeagueSign.tsx';

export function CountrySign({ country }: { country: Country | undefined }) {
  const flag = flagOf(country?.alpha2 ?? '');
  return <LeagueSign league={{ name: country?.name ?? '', flag, sign: 'globe' }} width={28} />;
}
