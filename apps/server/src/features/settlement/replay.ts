import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Match } from '../catalogue/index.ts';
import type { SettlementDeps } from './ports.ts';

/** Only these are played another time. Who did not turn up, or gave up, has ended the match. */
const calledOff: readonly number[] = [eventStatuses.canceled, eventStatuses.abandoned];

const MINUTE_MS = 60_000;

/** Of a match that was called off; undefined of every other. */
export type Replay = 'waited-for' | 'given-up';

/** Until it is given up, nobody gets a stake back whom the match may still decide (STL-15). */
export function replayOf(
  { status, startsAt }: Pick<Match, 'status' | 'startsAt'>,
  { withinMinutes, now }: { readonly withinMinutes: number; readonly now: Date },
): Replay | undefined {
  if (!calledOff.includes(status)) return undefined;
  return now.getTime() < startsAt + withinMinutes * MINUTE_MS ? 'waited-for' : 'given-up';
}

/** What the provider has taken away is not waited for: nobody would hear that it is played. */
export function replayIn(
  matchId: string,
  { catalogue, clock, settings }: Pick<SettlementDeps, 'catalogue' | 'clock' | 'settings'>,
): Replay | undefined {
  const match = catalogue.matches().get(matchId);
  const { replayWithinMinutes: withinMinutes } = settings.current('settlement');
  return match && replayOf(match, { withinMinutes, now: clock.now() });
}
