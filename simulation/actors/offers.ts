import { setTimeout as delay } from 'node:timers/promises';
import type { MatchInfo, Outcome } from '@kipute/contract/calls/matches/match-info';
import type { Chance } from '../chance.ts';
import { type ServerName, serverNames } from '../history.ts';
import type { Scene } from './actor.ts';

/** Matches that have not begun, those in play, or both. */
export type Shelf = 'before' | 'live' | 'both';

/** Which of what is on offer, drawn before anybody knows what there is. */
type Pick = { readonly match: number; readonly selection: number };

export const drawPicks = (chance: Chance, count: number): readonly Pick[] =>
  Array.from({ length: count }, () => ({ match: chance.fraction(), selection: chance.fraction() }));

/** What a page was shown, and by whom: it is bet where it was seen. */
type Shown<Offers> = { readonly server: ServerName; readonly offers: Offers };

type Wanted = {
  readonly server: ServerName;
  readonly shelf: Shelf;
  readonly picks: readonly Pick[];
};

/** One selection of as many matches as there are picks; undefined when so many are not on offer. */
export async function pickOffers(
  scene: Scene,
  { server: first, shelf, picks }: Wanted,
): Promise<Shown<readonly Outcome[]> | undefined> {
  const { server, offers: matches } = await matchesOnOffer(scene, first, shelf);
  const left = [...matches];
  const offers = picks.flatMap(({ match, selection }): readonly Outcome[] => {
    const [choices = []] = left.splice(Math.floor(match * left.length), 1);
    const chosen = choices[Math.floor(selection * choices.length)];
    return chosen ? [chosen] : [];
  });
  return offers.length === picks.length ? { server, offers } : undefined;
}

/**
 * What can be bet on now, match by match. A server that has nothing to sell is left for the other:
 * without a bus only the one that hears the provider knows its prices.
 */
export async function matchesOnOffer(
  { world }: Scene,
  first: ServerName,
  shelf: Shelf,
): Promise<Shown<readonly (readonly Outcome[])[]>> {
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const turn = (serverNames.indexOf(first) + look) % serverNames.length;
    const server = serverNames[turn] ?? first;
    const shown = await world.wire.call({ server, site: 'player' }, async (api) => {
      const before = shelf === 'live' ? [] : (await api.atlassian.ready_start(WHOLE_LIST)).content;
      const live =
        shelf === 'before' ? [] : (await api.atlassian.get_rolling_ball(WHOLE_LIST)).content;
      return [...before, ...live];
    });
    const matches = shown.answer === 'done' ? shown.content.map(offersOf) : [];
    const offers = matches.filter((outcomes) => outcomes.length > 0);
    if (offers.length > 0) return { server, offers };
    await delay(LOOK_AGAIN_MS);
  }
  return { server: first, offers: [] };
}

/** After a crash nothing is sold until the provider was heard again, which takes seconds. */
const LOOKS_MAX = 20;
const LOOK_AGAIN_MS = 250;
const WHOLE_LIST = { page_size: 100 } as const;

/** The quick markets; a selection that is shown twice is picked twice as often. */
function offersOf(match: MatchInfo): readonly Outcome[] {
  const { way_3, double_chance, both_teams_to_score, over_or_under, bet_list } = match;
  const shown = [
    ...[way_3, double_chance, both_teams_to_score].flatMap((market) => Object.values(market)),
    ...[...over_or_under.Over, ...over_or_under.Under],
    ...bet_list.flatMap(({ market_list }) => market_list.flatMap((one) => one.outcome_list)),
  ];
  return shown.filter(
    (one): one is Outcome =>
      one !== null && one.odds > 1 && one.betting_offer_id_card !== '' && one.statusId === 1,
  );
}
