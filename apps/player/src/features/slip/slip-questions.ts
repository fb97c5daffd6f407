import { ODDS_REFRESH_MS } from '@kipute/contract/constants/timing';
import { isSavingData } from '../data-saver/data-saver.ts';
import { priceOf, setPrice } from '../live-odds/prices.ts';
import { REFRESH_MS } from '../live-odds/refresh-pace.ts';
import { heardAgoMs } from '../live-odds/trust.ts';
import { takeOutcomes } from '../matches/match-store.ts';
import { currentPicks } from '../picks/picks-store.ts';
import { api } from '../wire/api.ts';
import { standingQuestion } from '../wire/standing-question.ts';
import type { SaidConfig } from './view/slip-config.ts';

const CONFIG_EVERY_MS = 60_000;
const silently = { silent: true } as const;

/** Limits, tax, ceilings and the bonus ladder, as the house has them now. */
export const configQuestion = standingQuestion<SaidConfig>({
  ask: async () => {
    const [bet, rewards] = await Promise.all([
      api.bet_config.inquire({}, silently),
      api.string_rewards.inquire({}, silently),
    ]);
    return { bet, rewards };
  },
  everyMs: CONFIG_EVERY_MS,
});

/** No offer, and none to be had: the board does not know the selection any more. */
const gone = { offerId: '', oddsThousandths: 0, status: 4, isLive: false } as const;

let askedAtMs = 0;

/**
 * What the picks cost now. Only some of them are on a tile that the socket follows; the others,
 * and those of an earlier visit, are heard of here alone (SLIP-03).
 */
export const picksQuestion = standingQuestion<number>({
  ask: askForPicks,
  everyMs: ODDS_REFRESH_MS,
});

/** Answers when it was asked: that a match has begun is no change of a price. */
async function askForPicks(): Promise<number> {
  const ids = currentPicks().map(({ id_card }) => id_card);
  const nowMs = Date.now();
  const isSoon = isSavingData() && nowMs - askedAtMs < REFRESH_MS.saving;
  if (ids.length === 0 || isSoon || areJustHeard(ids)) return askedAtMs;
  askedAtMs = nowMs;
  const outcomes = await api.atlassian.view_odds({ outcome_id_list: ids }, silently);
  takeOutcomes(outcomes, nowMs);
  const known = new Set(outcomes.map(({ id_card }) => id_card));
  for (const id of ids) if (!known.has(id)) setPrice(id, gone, nowMs);
  return nowMs;
}

/** Who picks from a list that has just come has seen these prices already. */
function areJustHeard(ids: readonly string[]): boolean {
  return heardAgoMs() < ODDS_REFRESH_MS && ids.every((id) => priceOf(id) !== undefined);
}
