import { setTimeout as delay } from 'node:timers/promises';
import type { Action } from '../actors/actor.ts';
import { playingOut } from '../actors/results/playing-out.ts';
import type { Scene } from '../actors/scene.ts';
import { ofKind } from '../history.ts';
import type { Law } from '../laws/law.ts';
import { lookAtMatches, readOpenLegs } from '../laws/settlement.ts';
import { decideByHand } from './by-hand.ts';
import { findUndecided, readLeftOver } from './left-over.ts';

/** The last shift is over: nobody bets, all is played, and a person decides what no result does. */
export const closingTime: Action<Scene> = {
  says: 'betting is closed, every match is played out, and a person decides what is left',
  play: async (scene) => {
    const { database } = scene.world;
    await closeBetting(scene);
    await playingOut.play(scene);
    await untilResultsAreIn(scene);
    for (const left of await readLeftOver(database.ask)) {
      scene.history.add({ kind: 'left-to-person', ...left });
    }
    await decideByHand(scene);
  },
};

async function closeBetting({ world, history }: Scene): Promise<void> {
  const section = 'bet';
  const note = 'simulated closing';
  const { answer, revision } = await world.desk.changeSettings({
    section,
    note,
    next: (bet) => ({ ...bet, bettingPaused: true }),
  });
  history.add({ kind: 'settings-change', section, revision, note, answer });
}

const LOOK_AGAIN_MS = 2_000;
/** So often without a single leg more being decided, and what is left has no result. */
const LOOKS_IN_VAIN_MAX = 10;

async function untilResultsAreIn({ world }: Scene): Promise<void> {
  const { ask } = world.database;
  let before = Number.POSITIVE_INFINITY;
  for (let inVain = 0; inVain < LOOKS_IN_VAIN_MAX; ) {
    const { length: open } = await readOpenLegs(ask);
    if (open === 0) return;
    inVain = open < before ? 0 : inVain + 1;
    before = open;
    await lookAtMatches(ask);
    await delay(LOOK_AGAIN_MS);
  }
}

export const everythingDecided: Law<Scene> = {
  name: 'when everything is over every order is settled or sold',
  holds: 'in the end',
  breach: ({ world, history }) =>
    ofKind(history.all(), 'all-matches-over').length > 0
      ? findUndecided(world.database.ask)
      : undefined,
};
