import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from '../../chance.ts';
import { type ServerName, serverNames } from '../../history.ts';
import type { Action, Actor, Scene } from '../actor.ts';
import type { Clerk } from './office-calls.ts';
import {
  closeIssue,
  correctResult,
  decideProposals,
  issuesIn,
  openIssues,
  proposeCancelling,
  proposePayment,
  type SaidEnd,
  sayResults,
} from './pool-deeds.ts';

/** Of the largest simulated game, with its reserve. */
const MATCHES_MAX = 4;

/** Two clerks compose, open and close issues, say results, and pay or cancel them together. */
export const poolOffice: Actor<Scene> = {
  name: 'pool office',
  weight: 16,
  draw: (chance) => {
    const clerk = chance.pick(CLERKS);
    const server = chance.pick(serverNames);
    const matches = Array.from({ length: MATCHES_MAX }, () => chance.fraction());
    return chance.byWeight(deeds).draw({ clerk, server, matches, chance });
  },
};

/** Of the seeded administrators those who may do all of it; the one between them only looks. */
const CLERKS = [0, 2] as const;

type Turn = {
  readonly clerk: number;
  readonly server: ServerName;
  /** For an issue, where there is none to do something with. */
  readonly matches: readonly number[];
  readonly chance: Chance;
};
type Deed = { readonly weight: number; readonly draw: (turn: Turn) => Action<Scene> };

const deeds: readonly Deed[] = [
  { weight: 6, draw: opening },
  { weight: 2, draw: closing },
  { weight: 3, draw: sayingResults },
  { weight: 3, draw: correcting },
  { weight: 3, draw: proposing },
  { weight: 4, draw: deciding },
  { weight: 1, draw: cancelling },
  { weight: 4, draw: seeingThrough },
];

const clerkOf = ({ world }: Scene, place: number, server: ServerName): Clerk | undefined => {
  const person = world.people.administrators[place];
  return person && { person, server };
};

type Work = (scene: Scene, clerk: Clerk) => Promise<void>;

/** Nothing is done by a clerk whom there is not. */
const byClerk = ({ clerk, server }: Turn, work: Work): Action<Scene>['play'] => {
  return async (scene) => {
    const known = clerkOf(scene, clerk, server);
    if (known) await work(scene, known);
  };
};

type Found = { readonly clerk: Clerk; readonly id: string };

/** With the issue of that place among those in these states; where there is none, one is opened. */
const withIssue = (
  turn: Turn,
  { states, place }: { readonly states: Parameters<typeof issuesIn>[2]; readonly place: number },
  work: (scene: Scene, found: Found) => Promise<void>,
): Action<Scene>['play'] =>
  byClerk(turn, async (scene, clerk) => {
    const ids = (await issuesIn(scene, clerk, states)) ?? [];
    const id = ids[Math.floor(place * ids.length)];
    if (id === undefined) await openIssues(scene, clerk, turn.matches);
    else await work(scene, { clerk, id });
  });

const who = ({ clerk, server, matches }: Turn): string => {
  const places = matches.map((place) => place.toFixed(2)).join(' ');
  return `clerk ${clerk} at ${server} (with matches ${places} to open issues on)`;
};

function opening(turn: Turn): Action<Scene> {
  return {
    says: `${who(turn)} opens an issue of every game`,
    play: byClerk(turn, (scene, clerk) => openIssues(scene, clerk, turn.matches)),
  };
}

function closing(turn: Turn): Action<Scene> {
  const place = turn.chance.fraction();
  return {
    says: `${who(turn)} closes issue ${place.toFixed(3)} of those on sale`,
    play: withIssue(turn, { states: ['open'], place }, (scene, { clerk, id }) =>
      closeIssue(scene, clerk, id),
    ),
  };
}

/** Few goals, so that few picks are right often enough. */
const goals = [0, 0, 1, 1, 2, 6] as const;

const drawEnd = (chance: Chance): SaidEnd => {
  const isOff = chance.integer({ from: 1, to: 5 }) === 1;
  const [home, away] = [chance.pick(goals), chance.pick(goals)];
  return isOff ? 'off' : { home, away };
};

const wordOf = (end: SaidEnd): string => (end === 'off' ? end : `${end.home}:${end.away}`);

const drawEnds = (chance: Chance): readonly SaidEnd[] =>
  Array.from({ length: MATCHES_MAX }, () => drawEnd(chance));

function sayingResults(turn: Turn): Action<Scene> {
  const place = turn.chance.fraction();
  const ends = drawEnds(turn.chance);
  const words = ends.map(wordOf).join(' ');
  return {
    says: `${who(turn)} says of closed issue ${place.toFixed(3)} that its matches ended ${words}`,
    play: withIssue(turn, { states: ['closed'], place }, (scene, { clerk, id }) =>
      sayResults(scene, clerk, { id, ends }),
    ),
  };
}

/** Of one that is closed or paid: another result before, during and after the payment. */
function correcting(turn: Turn): Action<Scene> {
  const { chance } = turn;
  const [place, matchPlace] = [chance.fraction(), chance.fraction()];
  const end = drawEnd(chance);
  const which = `match ${matchPlace.toFixed(3)} of issue ${place.toFixed(3)}`;
  return {
    says: `${who(turn)} corrects the result of ${which} to ${wordOf(end)}, and proposes that`,
    play: withIssue(turn, { states: ['closed', 'settled'], place }, async (scene, found) => {
      const { clerk, id } = found;
      await correctResult(scene, clerk, { id, place: matchPlace, end });
      await proposePayment(scene, clerk, id);
    }),
  };
}

function proposing(turn: Turn): Action<Scene> {
  const place = turn.chance.fraction();
  return {
    says: `${who(turn)} proposes to pay issue ${place.toFixed(3)} of those closed or paid`,
    play: withIssue(turn, { states: ['closed', 'settled'], place }, (scene, { clerk, id }) =>
      proposePayment(scene, clerk, id),
    ),
  };
}

function deciding(turn: Turn): Action<Scene> {
  const decision = turn.chance.pick(['approve', 'approve', 'approve', 'refuse'] as const);
  return {
    says: `${who(turn)} decides to ${decision} what others proposed about issues`,
    play: byClerk(turn, (scene, clerk) => decideProposals(scene, clerk, decision)),
  };
}

function cancelling(turn: Turn): Action<Scene> {
  const place = turn.chance.fraction();
  return {
    says: `${who(turn)} cancels issue ${place.toFixed(3)} of those on sale or closed`,
    play: withIssue(turn, { states: ['open', 'closed'], place }, (scene, { clerk, id }) =>
      proposeCancelling(scene, clerk, id),
    ),
  };
}

type Ending = { readonly id: string; readonly ends: readonly SaidEnd[] };

/** From the end of the sale to the approval of two clerks, as far as calls are answered. */
async function seeThrough(
  scene: Scene,
  [one, other]: readonly [Clerk, Clerk],
  { id, ends }: Ending,
): Promise<void> {
  await closeIssue(scene, one, id);
  await sayResults(scene, one, { id, ends });
  await proposePayment(scene, one, id);
  await decideProposals(scene, other, 'approve');
}

function seeingThrough(turn: Turn): Action<Scene> {
  const { chance, server } = turn;
  const place = chance.fraction();
  const ends = drawEnds(chance);
  const second = turn.clerk === CLERKS[0] ? CLERKS[1] : CLERKS[0];
  return {
    says: `${who(turn)} sees issue ${place.toFixed(3)} through to its payment: ${ends.map(wordOf).join(' ')}`,
    play: withIssue(turn, { states: ['open', 'closed'], place }, async (scene, { clerk, id }) => {
      const other = clerkOf(scene, second, server);
      if (other) await seeThrough(scene, [clerk, other], { id, ends });
    }),
  };
}

const LOOKS_MAX = 30;
const LOOK_AGAIN_MS = 1_000;

/** When nobody buys any more: every issue is paid, or given back where that was proposed before. */
export async function poolsPlayedOut(scene: Scene): Promise<void> {
  const [one, other] = CLERKS.map((place) => clerkOf(scene, place, 'A'));
  if (!one || !other) return;
  const ends: readonly SaidEnd[] = [{ home: 1, away: 0 }, 'off', { home: 0, away: 0 }];
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    await decideProposals(scene, one, 'approve');
    await decideProposals(scene, other, 'approve');
    const ids = await issuesIn(scene, one, ['open', 'closed']);
    if (ids?.length === 0) break;
    for (const id of ids ?? []) await seeThrough(scene, [one, other], { id, ends });
    await delay(LOOK_AGAIN_MS);
  }
  scene.history.add({ kind: 'all-pools-over' });
}
