import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Team } from '@kipute/domain/grading/score';
import { ledByTwo } from '@kipute/domain/grading/two-up';
import { sidesOf, snapshotOf } from '../match-snapshot.ts';
import type { SettlementDeps } from '../ports.ts';
import { resultOfMatch } from '../result/read-result.ts';
import type { SettleLegs } from '../settling/settle-legs.ts';
import { minutesPlayed } from './settle-selection.ts';

/** Home, draw or away after ordinary time. */
const MATCH_WINNER = 69;
const ORDINARY_TIME = 3;

/**
 * A side that has led by two has won for whoever backed it before the match, whatever comes later
 * (STL-31). Paid again and again it is paid once: only legs without an outcome are reached.
 */
export async function payEarly(
  matchId: string,
  deps: SettlementDeps & { readonly settleLegs: SettleLegs },
): Promise<void> {
  const { catalogue, settings, isTwoUp, settleLegs } = deps;
  const snapshot = snapshotOf(catalogue, matchId);
  if (!snapshot || !isTwoUp(matchId)) return;
  const [result, sides] = [resultOfMatch(snapshot), sidesOf(snapshot)];
  if (!result.ok || !sides) return;
  const teamIds = { home: sides.homeId, away: sides.awayId };
  for (const team of ledByTwo(result.value, settings.current('settlement').twoUpMinutes)) {
    for (const selectionId of winnersOf({ matchId, teamIds, team }, deps)) {
      const outcome = legOutcomes.win.id;
      await settleLegs({
        ...{ matchId: BigInt(matchId), selectionId, outcome },
        ...{ isEarly: true, matchDuration: minutesPlayed(catalogue, matchId) },
      });
    }
  }
}

type Backed = {
  readonly matchId: string;
  readonly teamIds: Readonly<Record<Team, string>>;
  readonly team: Team;
};

function winnersOf(
  { matchId, teamIds, team }: Backed,
  { catalogue }: SettlementDeps,
): readonly bigint[] {
  return catalogue
    .marketsOf(matchId)
    .filter(({ marketTypeId, partId }) => marketTypeId === MATCH_WINNER && partId === ORDINARY_TIME)
    .flatMap(({ id }) => catalogue.selectionsOf(id))
    .filter(({ teamId, isNegation }) => teamId === teamIds[team] && !isNegation)
    .map(({ id }) => BigInt(id));
}
