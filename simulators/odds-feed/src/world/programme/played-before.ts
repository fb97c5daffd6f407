import type { Fixture } from './fixture.ts';
import { pastMeetings } from './past-meetings.ts';
import { pastRounds } from './past-rounds.ts';

type Past = {
  readonly seed: string;
  readonly time: number;
  readonly known: readonly Fixture[];
  readonly isLongOver: (fixture: Fixture) => boolean;
};

/**
 * What is told of the past, what people look for first: the leagues of the first rank with their
 * newest rounds, earlier meetings of who plays next in them, then the same of the others. Nothing
 * comes between two pieces of work: whoever has other work may turn to it then.
 */
export function* playedBefore({ seed, time, known, isLongOver }: Past) {
  const drawn: Fixture[] = [];
  for (const round of pastRounds(seed, time)) {
    drawn.push(...round.filter(isLongOver));
    yield undefined;
  }
  drawn.sort((a, b) => b.kickOff - a.kickOff);
  for (const rank of ['top', 'usual'] as const) {
    const ofRank = ({ competition }: Fixture) => competition.rank === rank;
    yield* drawn.filter(ofRank);
    yield* pastMeetings(seed, known.filter(ofRank));
  }
}
