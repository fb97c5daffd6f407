import { matchCardNamed, takeOutcomes } from '../../matches/match-store.ts';
import { api } from '../../wire/api.ts';
import type { Followed } from '../followed.ts';

/** As many as one call may name. */
const SELECTIONS_MAX = 100;

/** What the tiles that came into view cost now; a failure leaves it to the next refresh. */
export async function askForPrices(tiles: readonly Followed[]): Promise<void> {
  const ids = tiles.flatMap(({ matchId }) =>
    Object.values(matchCardNamed(matchId)?.outcomes ?? {}).map(({ selectionId }) => selectionId),
  );
  for (let from = 0; from < ids.length; from += SELECTIONS_MAX) {
    const askedAtMs = Date.now();
    const some = ids.slice(from, from + SELECTIONS_MAX);
    const answer = api.atlassian.view_odds({ outcome_id_list: some }, { silent: true });
    await answer.then(
      (outcomes) => takeOutcomes(outcomes, askedAtMs),
      () => undefined,
    );
  }
}
