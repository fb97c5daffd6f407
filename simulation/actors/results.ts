import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from '../chance.ts';
import { type Happening, ofKind } from '../history.ts';
import type { Action, Actor, Scene } from './actor.ts';

type Deed = {
  readonly weight: number;
  readonly draw: (chance: Chance, limits: Limits) => Action<Scene>;
};

/** What the provider's script lets become of matches that were bet on, sooner than they would end. */
export const createResults = (limits: Limits): Actor<Scene> => ({
  name: 'results',
  weight: 3,
  draw: (chance) => chance.byWeight(deeds).draw(chance, limits),
});

/** Goals are rare: nothing is sold in their match for a while, and bettors want to bet in play. */
const deeds: readonly Deed[] = [
  { weight: 2, draw: kickingOff },
  { weight: 1, draw: scoring },
  { weight: 1, draw: takingBack },
  { weight: 3, draw: (chance, limits) => ending(chance, 'ended', limits) },
  { weight: 2, draw: (chance, limits) => ending(chance, 'abandoned', limits) },
  { weight: 2, draw: correcting },
];

/**
 * The provider's small world has a dozen, three of them in play, and bets of seven legs want to be
 * placed to the end: there are enough left when few begin and end before the run does.
 */
export const results = createResults({ endedMax: 4, inPlayMax: 3 });

const sides = ['home', 'away'] as const;

const chosen = (place: number, matchIds: readonly string[]): string | undefined =>
  matchIds[Math.floor(place * matchIds.length)];

/** One that was bet on and is in play, drawn before anybody knows which there are. */
async function chosenInPlay({ world, history }: Scene, place: number): Promise<string | undefined> {
  const inPlay = new Set(await world.oddsProvider.inPlay());
  return chosen(
    place,
    matchesToPlay(history.all()).filter((matchId) => inPlay.has(matchId)),
  );
}

function kickingOff(chance: Chance, limits: Limits): Action<Scene> {
  const place = chance.fraction();
  return {
    says: `match ${place.toFixed(3)} of those to come begins, if few are in play`,
    play: async ({ world, history }) => {
      const inPlay = await world.oddsProvider.inPlay();
      if (inPlay.length >= limits.inPlayMax || !mayEndOneMore(history.all(), limits)) return;
      const toCome = matchesToPlay(history.all()).filter((matchId) => !inPlay.includes(matchId));
      const matchId = chosen(place, toCome);
      if (matchId !== undefined) await world.oddsProvider.command('kickoff', matchId);
    },
  };
}

function scoring(chance: Chance): Action<Scene> {
  const place = chance.fraction();
  const side = chance.pick(sides);
  return {
    says: `${side} scores in match ${place.toFixed(3)} of those in play`,
    play: async (scene) => {
      const matchId = await chosenInPlay(scene, place);
      if (matchId !== undefined) await scene.world.oddsProvider.command(`goal ${side}`, matchId);
    },
  };
}

/** At once, or when bets have been decided by it. */
const REVIEW_MS = { from: 0, to: 2_500 };

function takingBack(chance: Chance): Action<Scene> {
  const place = chance.fraction();
  const side = chance.pick(sides);
  const afterMs = chance.integer(REVIEW_MS);
  return {
    says: `${side} scores in match ${place.toFixed(3)}, and ${afterMs} ms later it is taken back`,
    play: async (scene) => {
      const { oddsProvider } = scene.world;
      const matchId = await chosenInPlay(scene, place);
      if (matchId === undefined) return;
      if ((await oddsProvider.command(`goal ${side}`, matchId)) === 'refused') return;
      await delay(afterMs);
      const outcome = await oddsProvider.command('var', matchId);
      if (outcome === 'done') scene.history.add({ kind: 'goal-taken-back', matchId });
    },
  };
}

const commandFor = { ended: 'end', abandoned: 'abandon' } as const;

function ending(chance: Chance, how: keyof typeof commandFor, limits: Limits): Action<Scene> {
  const place = chance.fraction();
  return {
    says: `match ${place.toFixed(3)} of those in play is ${how}`,
    play: async (scene) => {
      const { world, history } = scene;
      const matchId = await chosenInPlay(scene, place);
      if (matchId === undefined || !mayEndOneMore(history.all(), limits)) return;
      const outcome = await world.oddsProvider.command(commandFor[how], matchId);
      if (outcome === 'done') history.add({ kind: 'match-over', matchId, how });
    },
  };
}

/** Of one that has ended; the provider corrects each at most once. */
function correcting(chance: Chance): Action<Scene> {
  const place = chance.fraction();
  return {
    says: `the result of match ${place.toFixed(3)} of those that ended is corrected`,
    play: async ({ world, history }) => {
      const ended = ofKind(history.all(), 'match-over').filter(({ how }) => how === 'ended');
      const matchId = chosen(
        place,
        ended.map((match) => match.matchId),
      );
      if (matchId === undefined) return;
      const outcome = await world.oddsProvider.command('correct', matchId);
      if (outcome === 'done') history.add({ kind: 'result-corrected', matchId });
    },
  };
}

/** Of bets that may stand, in the order in which they came. */
function matchesBetOn(happenings: readonly Happening[]): readonly string[] {
  const placed = ofKind(happenings, 'bet-asked').filter(
    ({ answer, asks }) => answer !== 'refused' && asks === 'fit',
  );
  return [...new Set(placed.flatMap(({ matchIds }) => matchIds))];
}

/** Those that were bet on and are not over. */
function matchesToPlay(happenings: readonly Happening[]): readonly string[] {
  const over = new Set(ofKind(happenings, 'match-over').map(({ matchId }) => matchId));
  return matchesBetOn(happenings).filter((matchId) => !over.has(matchId));
}

/** How many may be over by the script before the run ends, and in play for it to begin another. */
type Limits = { readonly endedMax: number; readonly inPlayMax: number };

const mayEndOneMore = (happenings: readonly Happening[], { endedMax }: Limits): boolean =>
  ofKind(happenings, 'match-over').length < endedMax;

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
