import { expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { aBetAsked } from '../fixtures/a-bet.ts';
import { createHistory, type Happening, ofKind } from '../history.ts';
import type { Moment } from '../world/simulators.ts';
import type { Scene } from './actor.ts';
import { playingOut, results } from './results.ts';

/** Matches that have not begun, are in play, or are over, as a provider has them. */
type Stages = Record<string, 'to come' | 'in play' | 'over'>;

const stageFor: Partial<Record<Moment, Stages[string]>> = {
  ...{ kickoff: 'to come', var: 'in play', end: 'in play', abandon: 'in play', correct: 'over' },
  ...{ 'goal home': 'in play', 'goal away': 'in play' },
};

function sceneWith(stages: Stages, happenings: readonly Happening[], stubborn = '') {
  const history = createHistory();
  for (const happening of happenings) history.add(happening);
  const done: string[] = [];
  const oddsProvider: Scene['world']['oddsProvider'] = {
    inPlay: async () => Object.keys(stages).filter((id) => stages[id] === 'in play'),
    command: async (moment, matchId) => {
      if (stages[matchId] !== stageFor[moment] || (matchId === stubborn && moment === 'end'))
        return 'refused';
      if (moment === 'kickoff') stages[matchId] = 'in play';
      if (moment === 'end' || moment === 'abandon') stages[matchId] = 'over';
      done.push(`${moment} ${matchId}`);
      return 'done';
    },
  };
  const scene = { world: { oddsProvider }, history } as unknown as Scene;
  return { scene, history, done };
}

/** Plays what a hundred turns of the actor bring, one after another. */
async function playHundred(scene: Scene): Promise<void> {
  const chance = createChance('some results');
  const turns = Array.from({ length: 100 }, () => results.draw(chance));
  const quick = turns.filter(({ says }) => !says.includes('taken back'));
  for (const { play } of quick) await play(scene);
}

const bet = aBetAsked('done', { matchIds: ['1', '2', '3', '4', '5', '6'] });
const stages = (): Stages => ({
  ...{ 1: 'in play', 2: 'in play', 3: 'in play', 4: 'to come', 5: 'to come', 6: 'to come' },
  ...{ 7: 'in play', 8: 'to come' },
});

test('[SIM-37] matches that were bet on end, break off and are corrected, no others', async () => {
  const { scene, history, done } = sceneWith(stages(), [bet]);
  await playHundred(scene);
  const over = ofKind(history.all(), 'match-over');
  expect(new Set(over.map(({ how }) => how))).toEqual(new Set(['ended', 'abandoned']));
  expect(ofKind(history.all(), 'result-corrected').length).toBeGreaterThan(0);
  expect(done.filter((one) => /^goal/.test(one)).length).toBeGreaterThan(0);
  expect(done.filter((one) => / [78]$/.test(one))).toEqual([]);
});

test('[SIM-37] a goal is scored and taken back in the same match', async () => {
  const chance = createChance('goals');
  const turns = Array.from({ length: 1_000 }, () => results.draw(chance));
  const soon = turns.find(({ says }) => / \d?\d ms later it is taken back/.test(says));
  const { scene, history, done } = sceneWith({ 2: 'in play' }, [bet]);
  await soon?.play(scene);
  expect(done).toEqual([expect.stringMatching(/^goal (?:home|away) 2$/), 'var 2']);
  expect(history.all().at(-1)).toEqual({ kind: 'goal-taken-back', matchId: '2' });
});

test('[SIM-37] so many are left that bettors find something to bet on', async () => {
  const { scene, history } = sceneWith(stages(), [bet]);
  await playHundred(scene);
  expect(ofKind(history.all(), 'match-over')).toHaveLength(4);
});

test('[SIM-37] where nobody has bet nothing is told to happen', async () => {
  const refused = aBetAsked('refused', { matchIds: ['1'] });
  const unfit = aBetAsked('lost', { asks: 'unfit', matchIds: ['2'] });
  const { scene, done } = sceneWith(stages(), [refused, unfit]);
  await playHundred(scene);
  expect(done).toEqual([]);
});

test('[SIM-37] at last everything that was bet on is played out', async () => {
  const ended: Happening = { kind: 'match-over', matchId: '2', how: 'ended' };
  const { scene, history, done } = sceneWith({ ...stages(), 2: 'over', 3: 'over' }, [bet, ended]);
  await playingOut.play(scene);
  expect(done).toEqual([
    ...['end 1', 'kickoff 4', 'end 4', 'kickoff 5', 'end 5', 'kickoff 6', 'end 6'],
  ]);
  expect(history.all().at(-1)).toEqual({ kind: 'all-matches-over' });
});

test('[SIM-37] a match that does not end is not passed over', async () => {
  const { scene, history } = sceneWith(stages(), [bet], '5');
  await expect(playingOut.play(scene)).rejects.toThrow('match 5 does not end');
  expect(ofKind(history.all(), 'all-matches-over')).toEqual([]);
});
