import { setTimeout as delay } from 'node:timers/promises';
import { operators } from '@kipute/contract/constants/money/operators';
import type { Chance } from '../chance.ts';
import { type PaymentHappening, type ServerName, serverNames } from '../history.ts';
import { type Party, type PromptAnswer, promptAnswers } from '../world/mobile-money.ts';
import { type Person, phoneOf } from '../world/people.ts';
import type { Action, Actor, Scene } from './actor.ts';
import { type OpenPage, openPage } from './sessions.ts';

/** Few enough that what one brings in can be taken out again. */
const PAYERS = 5;

/** Players bring money in and take it out, by their phones, and now and then by both hands. */
export const money: Actor<Scene> = {
  name: 'money',
  weight: 16,
  draw: (chance) => {
    const player = chance.integer({ from: 0, to: PAYERS - 1 });
    const server = chance.pick(serverNames);
    return chance.byWeight(deeds).draw({ player, server, chance });
  },
};

type Turn = { readonly player: number; readonly server: ServerName; readonly chance: Chance };
type Deed = { readonly weight: number; readonly draw: (turn: Turn) => Action<Scene> };

const deeds: readonly Deed[] = [
  { weight: 8, draw: depositing },
  { weight: 6, draw: withdrawing },
  { weight: 3, draw: lookingAtPhone },
  { weight: 2, draw: payingBill },
  { weight: 2, draw: claiming },
];

const operatorNames = Object.keys(operators) as readonly (keyof typeof operators)[];
const DEPOSIT = { from: 2_000, to: 20_000 };
const WITHDRAWAL = { from: 1_000, to: 4_000 };

/** `again`: once more with the same key if the first answer was lost. */
const habits = ['once', 'once', 'again', 'again', 'at once'] as const;

function drawWanted({ server, chance }: Turn, range: typeof DEPOSIT): Wanted {
  return {
    server,
    otherServer: chance.pick(serverNames),
    operator: chance.pick(operatorNames),
    amount: chance.integer(range),
    key: `simulated-${chance.word()}`,
    habit: chance.pick(habits),
  };
}

const saysOf = ({ amount, operator, server, key, habit }: Wanted): string =>
  `${amount} by ${operator} at ${server}, ${habit}, as ${key}`;

/** Who means to pay holds the phone; others find the prompt later, or it goes away. */
function depositing(turn: Turn): Action<Scene> {
  const wanted = drawWanted(turn, DEPOSIT);
  const answer = turn.chance.pick(['approve', 'approve', 'approve', 'refuse', 'later'] as const);
  return {
    says: `player ${turn.player} deposits ${saysOf(wanted)}, and on the phone: ${answer}`,
    play: async (scene) => {
      const person = scene.world.people.players[turn.player];
      if (!person) return;
      const isAsked = await askForPayment(scene, person, { ...wanted, way: 'deposit' });
      if (!isAsked || answer === 'later') return;
      await answerPrompts(scene, person, { answer, amount: wanted.amount });
    },
  };
}

function withdrawing(turn: Turn): Action<Scene> {
  const wanted = drawWanted(turn, WITHDRAWAL);
  return {
    says: `player ${turn.player} withdraws ${saysOf(wanted)}`,
    play: async (scene) => {
      const person = scene.world.people.players[turn.player];
      if (person) await askForPayment(scene, person, { ...wanted, way: 'withdrawal' });
    },
  };
}

function lookingAtPhone({ player, chance }: Turn): Action<Scene> {
  const answer = chance.pick(promptAnswers);
  return {
    says: `player ${player} looks at the phone and decides to ${answer}`,
    play: async (scene) => {
      const person = scene.world.people.players[player];
      if (person) await answerPrompts(scene, person, { answer });
    },
  };
}

/** From the operator's menu; the reference is a registered number, or a mistyped one. */
function payingBill({ player, chance }: Turn): Action<Scene> {
  const party = chance.pick(['mpesa', 'mixx'] as const);
  const amount = chance.integer(DEPOSIT);
  const isMistyped = chance.integer({ from: 1, to: 6 }) === 1;
  return {
    says: `player ${player} pays a bill of ${amount} at ${party}${isMistyped ? ', mistyped' : ''}`,
    play: async ({ world }) => {
      const person = world.people.players[player];
      if (!person) return;
      const reference = isMistyped ? '0700000000' : person.login;
      await world.mobileMoney.payBill({ party, phone: phoneOf(person), amount, reference });
    },
  };
}

const operatorBehind: Readonly<Record<Party, keyof typeof operators>> = {
  mpesa: 'mpesa',
  airtel: 'airtel',
  mixx: 'mixx',
  selcom: 'halopesa',
};

/** A receipt out of a message, one's own or somebody else's, credited already or not. */
function claiming({ player, server, chance }: Turn): Action<Scene> {
  const place = chance.fraction();
  return {
    says: `player ${player} shows receipt ${place.toFixed(3)} at ${server}`,
    play: async (scene) => {
      const { world } = scene;
      const person = world.people.players[player];
      const movements = await world.mobileMoney.movements();
      const paid = movements.filter(({ way }) => way === 'in');
      const shown = paid[Math.floor(place * paid.length)];
      const page = person && (await openPage(scene, person, server));
      if (!shown || !page) return;
      await world.wire.call({ server, ...page }, (api) =>
        api.recharge.claim({
          pay_type: operators[operatorBehind[shown.party]].id,
          receipt_number: shown.receipt,
        }),
      );
    },
  };
}

type Wanted = {
  readonly server: ServerName;
  /** Where it is asked a second time. */
  readonly otherServer: ServerName;
  readonly operator: keyof typeof operators;
  /** Whole shillings. */
  readonly amount: number;
  readonly key: string;
  readonly habit: 'once' | 'again' | 'at once';
};

type Way = Extract<PaymentHappening, { kind: 'payment-asked' }>['way'];
type Asking = Wanted & { readonly way: Way };

/** One intention under one key, however often it is sent. True when it was ever acknowledged. */
async function askForPayment(scene: Scene, person: Person, wanted: Asking): Promise<boolean> {
  const page = await openPage(scene, person, wanted.server);
  if (!page) return false;
  const ask = (server: ServerName) => askOnce(scene, page, { ...wanted, server });
  if (wanted.habit === 'at once') {
    const answers = await Promise.all([ask(wanted.server), ask(wanted.otherServer)]);
    return answers.includes('done');
  }
  const answer = await ask(wanted.server);
  const isRepeated = wanted.habit === 'again' && answer === 'lost';
  return (isRepeated ? await ask(wanted.otherServer) : answer) === 'done';
}

async function askOnce({ world, history }: Scene, page: OpenPage, asking: Asking) {
  const { way, key, amount, operator, server } = asking;
  const request = { request_key: key, pay_type: operators[operator].id, amount };
  const answered = await world.wire.call<{ readonly serial_number: string }>(
    { ...page, server },
    (api) =>
      way === 'deposit' ? api.recharge.add({ ...request, phone: '' }) : api.withdraw.add(request),
  );
  const { answer } = answered;
  const serial = answered.answer === 'done' ? answered.content.serial_number : '';
  history.add({ kind: 'payment-asked', way, key, amount, answer, serial });
  return answer;
}

type Decision = {
  readonly answer: PromptAnswer;
  /** Only a prompt about so much, which is waited for; else whatever is on the phone now. */
  readonly amount?: number;
};

/** A prompt that is not there by then does not come while anybody waits. */
const WAIT_MS = 2_500;
const LOOK_EVERY_MS = 100;

async function answerPrompts(
  { world: { mobileMoney } }: Scene,
  person: Person,
  { answer, amount }: Decision,
): Promise<void> {
  const look = async () => {
    const prompts = await mobileMoney.promptsOn(phoneOf(person));
    return prompts.filter((prompt) => amount === undefined || prompt.amount === amount);
  };
  let prompts = await look();
  const deadline = Date.now() + (amount === undefined ? 0 : WAIT_MS);
  while (prompts.length === 0 && Date.now() < deadline) {
    await delay(LOOK_EVERY_MS);
    prompts = await look();
  }
  await Promise.all(prompts.map((prompt) => mobileMoney.answerPrompt(prompt, answer)));
}
