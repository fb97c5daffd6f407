import { operators } from '@kipute/contract/constants/money/operators';
import { type ServerName, serverNames } from '../history.ts';
import type { Chance } from '../plan/chance.ts';
import { type Party, promptAnswers } from '../world/mobile-money.ts';
import { phoneOf } from '../world/people.ts';
import type { Action, Actor } from './actor.ts';
import { answerPrompts } from './handset.ts';
import { askForPayment, type Wanted } from './payment-requests.ts';
import type { Scene } from './scene.ts';
import { openPage } from './sessions.ts';

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
