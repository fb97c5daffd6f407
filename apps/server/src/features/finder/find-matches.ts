import type { Localised } from '@kipute/contract/locale';
import { type Locale, textIn } from '@kipute/contract/locale';
import { foldName } from '@kipute/domain/odds/search/fold-name';
import type { Catalogue, Match } from '../catalogue/index.ts';
import { type Finding, ROWS_MAX, type Search } from './finding.ts';

export type MatchDeps = {
  readonly catalogue: Pick<Catalogue, 'matches' | 'team' | 'competitions' | 'swahiliName'>;
  readonly now: () => Date;
};

/** What a match or a code leads to are the orders on it. */
const NODE = 'order_list/inquire';

const mayLook = ({ may, scope }: Search) => scope.of === 'everybody' && may(NODE);

/** By its number or the words of its teams, from memory; live and coming ones before past ones. */
export function findMatches(search: Search, deps: MatchDeps): readonly Finding[] {
  if (!mayLook(search)) return [];
  const { typed, locale } = search;
  const { catalogue } = deps;
  const byId = typed.id === undefined ? undefined : catalogue.matches().get(typed.id);
  const words = typed.words.map(foldName).filter((word) => word !== '');
  const named = words.length > 0 ? matchesNamed(words, deps) : [];
  return [
    ...(byId ? [matchFinding(byId, 'exact', { ...deps, locale })] : []),
    ...named.map((match) => matchFinding(match, 'part', { ...deps, locale })),
  ];
}

function matchesNamed(words: readonly string[], { catalogue, now }: MatchDeps): readonly Match[] {
  const fitting: Match[] = [];
  for (const match of catalogue.matches().values()) {
    const names = [match.homeId, match.awayId].map((id) => foldedTeam(catalogue, id)).join(' ');
    if (words.every((word) => names.includes(` ${word}`))) fitting.push(match);
  }
  const distance = ({ startsAt }: Match) => Math.abs(startsAt - now().getTime());
  return fitting.toSorted((one, other) => distance(one) - distance(other)).slice(0, ROWS_MAX);
}

/** Folding a name costs more than looking through it, and names hardly change. */
const folded = new Map<string, string>();
const FOLDED_MAX = 50_000;

function foldedTeam(catalogue: MatchDeps['catalogue'], id: string | undefined): string {
  const name = (id === undefined ? undefined : catalogue.team(id)?.name) ?? '';
  const known = folded.get(name);
  if (known !== undefined) return known;
  if (folded.size >= FOLDED_MAX) folded.clear();
  const made = ` ${foldName(name)}`;
  folded.set(name, made);
  return made;
}

function matchFinding(
  { id, homeId, awayId, competitionId, startsAt }: Match,
  fit: Finding['fit'],
  { catalogue, locale }: MatchDeps & { readonly locale: Locale },
): Finding {
  const team = (teamId: string | undefined) =>
    (teamId === undefined ? undefined : teamName(catalogue, teamId, locale)) ?? '?';
  const competition = catalogue.competitions().get(competitionId)?.name ?? '';
  const detail = [competition, timeText(new Date(startsAt))].filter(Boolean).join(' · ');
  return { kind: 'match', id, title: `${team(homeId)} – ${team(awayId)}`, detail, fit };
}

function teamName(catalogue: MatchDeps['catalogue'], id: string, locale: Locale) {
  const own = locale === 'sw' ? catalogue.swahiliName('team', id) : undefined;
  return own ?? catalogue.team(id)?.name;
}

const eastAfrica = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Dar_es_Salaam',
  dateStyle: 'short',
  timeStyle: 'short',
});
const timeText = (at: Date): string => eastAfrica.format(at);

const picks = (count: number): Localised => ({
  sw: count === 1 ? 'Chaguo 1' : `Machaguo ${count}`,
  en: count === 1 ? '1 pick' : `${count} picks`,
});

/** A code that is over is gone: it says what it was good for and until when. */
export async function findBookingCodes(
  search: Search,
  { now }: MatchDeps,
): Promise<readonly Finding[]> {
  const { typed, reader, locale } = search;
  if (typed.bookingCode === undefined || !mayLook(search)) return [];
  const row = await reader
    .selectFrom('bookingCode')
    .select(['code', 'selections', 'endsAt'])
    .where('code', '=', typed.bookingCode)
    .where('endsAt', '>', now())
    .executeTakeFirst();
  if (!row) return [];
  const count = Array.isArray(row.selections) ? row.selections.length : 0;
  const detail = `${textIn(locale, picks(count))} · ${timeText(row.endsAt)}`;
  return [{ kind: 'booking-code', id: row.code, title: row.code, detail, fit: 'exact' }];
}
