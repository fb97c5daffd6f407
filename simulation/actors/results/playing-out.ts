import type { Action } from '../actor.ts';
import type { Scene } from '../scene.ts';
import { matchesToPlay } from './matches-bet-on.ts';

/** When nobody bets any more: whatever was bet on begins and ends at once. */
export const playingOut: Action<Scene> = {
  says: 'every match that was bet on is played out',
  play: async ({ world, history }) => {
    const { oddsProvider } = world;
    const matchIds = matchesToPlay(history.all());
    for (const matchId of matchIds) {
      // Refused by one that has begun, or is over already by the provider's own course.
      await oddsProvider.command('kickoff', matchId);
      const outcome = await oddsProvider.command('end', matchId);
      if (outcome === 'done') history.add({ kind: 'match-over', matchId, how: 'ended' });
    }
    const endless = (await oddsProvider.inPlay()).find((matchId) => matchIds.includes(matchId));
    if (endless !== undefined) throw new Error(`match ${endless} does not end`);
    history.add({ kind: 'all-matches-over' });
  },
};
