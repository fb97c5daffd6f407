import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Board } from '../board/board.ts';
import { countsByPart } from '../board/match-facts.ts';

/** What moves every price of a match at once. */
const weightyFacts = [eventInfoTypes.score, eventInfoTypes.redCards] as const;

/** Another text than before: something happened for which no bet in waiting was priced. */
export function courseMark(
  { catalogue, stateOf }: Pick<Board, 'catalogue' | 'stateOf'>,
  matchId: string,
): string {
  const match = stateOf(matchId)?.match;
  if (!match) return 'gone';
  const facts = catalogue.factsOf(matchId);
  const counts = weightyFacts.map((typeId) =>
    countsByPart(facts, typeId, match)
      .map(({ partId, home, away }) => `${partId}:${home}-${away}`)
      .join(' '),
  );
  return [match.status, ...counts].join(' | ');
}
