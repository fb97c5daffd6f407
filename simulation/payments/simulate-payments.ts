import { setTimeout as delay } from 'node:timers/promises';
import type { Actor } from '../actors/actor.ts';
import { PAYMENTS_STEPS, type SimulateOptions } from '../options.ts';
import {
  createProgress,
  createSharedProgress,
  type ProgressLines,
  playAll,
} from '../play-seeds.ts';
import { runSimulation, type Verdict } from '../simulation.ts';
import { sum, verdictLines } from '../summary.ts';
import { everyParty, type Knobs } from '../world/mobile-money.ts';
import { registerPlayers } from '../world/people.ts';
import { adversary } from './actors/adversary.ts';
import { clerks, readingStatements } from './actors/clerks.ts';
import { eavesdropper } from './actors/eavesdropper.ts';
import { payers } from './actors/payers.ts';
import { readHouseBooks } from './laws/house-books.ts';
import { paymentLaws } from './laws/payment-laws.ts';
import {
  answerPhone,
  askDeposit,
  askWhatWaits,
  calmOperators,
  hurryQuestions,
  operatorNames,
  orderOperator,
  PAYERS,
  type Payer,
  type PaymentsScene,
} from './scene.ts';
import { arrangementOf, type Page } from './world/payments-house.ts';
import {
  openPaymentsWorld,
  type PaymentsHouse,
  type PaymentsWorld,
} from './world/payments-world.ts';

type PaymentsOptions = ProgressLines & {
  readonly seed: number;
  readonly stepsMax: number;
  readonly isStopped: () => boolean;
};

/** What holds in the end does so within a second or two; the rest is for a busy machine. */
const TIMEOUT_MS = 30_000;
const pace = {
  crowd: { from: 4, to: 7 },
  crowdMs: { from: 0, to: 250 },
  faultMs: { from: 0, to: 250 },
  stepsPerFault: 1,
};

/** Plays one seed with players of its own in a world that was used before. */
export async function simulatePayments(
  world: PaymentsWorld,
  { seed, stepsMax, isStopped, tell, show }: PaymentsOptions,
): Promise<Verdict> {
  const scene = await openScene(world, seed);
  const verdict = await runSimulation<PaymentsScene>({
    seed,
    scene,
    cast: {
      actors: [payers, clerks, adversary, eavesdropper],
      faults: [operatorFaults],
      laws: paymentLaws,
      pace,
      closing: readingStatements,
    },
    next: (taken) => {
      if (isStopped()) return 'leave';
      return taken < stepsMax ? 'step' : 'finish';
    },
    stepsPerRest: stepsMax,
    timeoutMs: TIMEOUT_MS,
    clearFaults: async (calmed) => {
      await calmOperators(calmed);
      await hurryQuestions(calmed);
    },
    onStep: ({ steps, lawsChecked }) => show(`step ${steps} · ${lawsChecked} looks at the laws`),
  });
  const actions = [...verdict.actions].map(([name, times]) => `${name} ${times}`);
  tell(`${sum(verdict.actions.values())} actions: ${actions.toSorted().join(', ')}`);
  const again = `--only=payments${stepsMax === PAYMENTS_STEPS ? '' : ` --steps=${stepsMax}`}`;
  for (const line of verdictLines(seed, verdict, again)) tell(line);
  return verdict;
}

/** The house takes a hash for a password and cannot know what it is of. */
const SENT_PASSWORD = 'ab'.repeat(32);

async function openScene(world: PaymentsWorld, seed: number): Promise<PaymentsScene> {
  const { operators, relay } = world;
  const arrangement = arrangementOf(seed);
  const house = await world.houseOf(arrangement);
  relay.leadTo(house.playerUrl);
  relay.forget();
  house.takeFaults();
  const since = new Date().toISOString();
  const scene = {
    ...{ operators, relay, house, arrangement, since },
    payers: await openPayers(world, house),
    clerk: await signInClerk(house),
    played: { contradicting: new Set<never>(), faults: [], areStatementsRead: false },
  };
  await calmOperators(scene);
  await fillPurses(scene);
  return scene;
}

async function openPayers(world: PaymentsWorld, house: PaymentsHouse): Promise<readonly Payer[]> {
  const logins = Array.from({ length: PAYERS }, world.newPhone);
  const people = logins.map((login) => ({ login, sentPassword: SENT_PASSWORD }));
  await registerPlayers(house.databaseUrl, house.pepper, people);
  return Promise.all(
    logins.map(async (login) => {
      const signedIn = await house.call({ site: 'player' }, (api) =>
        api.subscriber.login({ phone: login, password: SENT_PASSWORD }),
      );
      if (signedIn.answer !== 'done') throw new Error(`${login} cannot sign in`);
      const page = { site: 'player', token: signedIn.content.token } as const;
      return { login, phone: `255${login.slice(1)}`, page };
    }),
  );
}

async function signInClerk({ call, clerk }: PaymentsHouse): Promise<Page> {
  const { account, sentPassword } = clerk;
  const signedIn = await call({ site: 'backoffice' }, (api) =>
    api.subscriber.adminlogin({ account, password: sentPassword }),
  );
  if (signedIn.answer !== 'done') throw new Error('the clerk cannot sign in');
  return { site: 'backoffice', token: signedIn.content.token };
}

/** Everybody pays in by another operator first: without money there is nothing to take out. */
const FIRST_DEPOSIT = 40_000;
const FIRST_LOOKS = 5;
const LOOK_AGAIN_MS = 200;

async function fillPurses(scene: PaymentsScene): Promise<void> {
  await Promise.all(
    scene.payers.map(async (payer, place) => {
      const operator = operatorNames[place % operatorNames.length] ?? 'mpesa';
      const amount = FIRST_DEPOSIT + place;
      const key = `simulated-first-${payer.login}`;
      await askDeposit(scene, payer, { operator, amount, key });
      await answerPhone(scene, { phone: payer.phone, amount }, 'approve');
    }),
  );
  // Where an operator can end nothing by itself, its player begins without money.
  for (let looks = 0; looks < FIRST_LOOKS; looks += 1) {
    const { credits } = await readHouseBooks(scene);
    if (credits.length >= scene.payers.length) return;
    await askWhatWaits(scene);
    await delay(LOOK_AGAIN_MS);
  }
}

/** `npm run simulate -- --only=payments`: every lane keeps its world from seed to seed. */
export async function runPayments(
  options: SimulateOptions,
  isStopped: () => boolean,
): Promise<boolean> {
  const opened = new Map<number, Promise<PaymentsWorld>>();
  const worldOf = (lane: number): Promise<PaymentsWorld> => {
    const name = lane === 0 ? 'simulate-payments' : `simulate-payments-${lane + 1}`;
    const world = opened.get(lane) ?? openPaymentsWorld(name);
    opened.set(lane, world);
    return world;
  };
  const { worlds, stepsMax } = options;
  try {
    return await playAll({ ...options, isStopped }, async (seed, lane) => {
      const lines =
        worlds === 1 ? createProgress(process.stdout) : createSharedProgress(process.stdout, seed);
      const world = await worldOf(lane);
      const run = { ...lines, seed, stepsMax, isStopped };
      const { breach, ending } = await simulatePayments(world, run);
      return breach === undefined && ending === 'finished';
    });
  } finally {
    for (const world of opened.values()) await (await world.catch(() => undefined))?.close();
  }
}

/** Short, because seeds are; each lasts until the next one of its operator. */
const FAULTS: readonly Knobs[] = [
  { callbacks: 'twice' },
  { callbacks: 'twice', callbackDelayMs: 300 },
  { callbacks: 'never' },
  { callbacks: 'refused-then-paid' },
  { callbacks: 'paid-then-refused' },
  { callbackDelayMs: 600, payoutDelayMs: 500 },
  { answerDelayMs: 500 },
  { answerDelayMs: 500, callbacks: 'twice' },
  { line: 'dropped' },
  { line: 'error' },
  { line: 'answer-cut' },
  { line: 'answer-cut', callbacks: 'never' },
  { float: 'empty' },
];

/** An operator answers late, twice, never, both yes and no, or loses its answers. */
const operatorFaults: Actor<PaymentsScene> = {
  name: 'operators',
  weight: 4,
  draw: (chance) => {
    const party = chance.pick(everyParty);
    const knobs = chance.pick(FAULTS);
    return {
      says: `${party} has a fault: ${JSON.stringify(knobs)}`,
      play: (scene) => orderOperator(scene, party, knobs),
    };
  },
};
