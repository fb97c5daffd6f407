import { apiOf } from '@kipute/api-client/api';
import { cashOutStates } from '@kipute/contract/constants/betting/cash-outs';
import { expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { aBetAsked, aCashOutAsked, shownOrder } from '../fixtures/a-bet.ts';
import { createHistory, type Happening, ofKind } from '../history.ts';
import type { Answered, Wire } from '../world/wire.ts';
import type { Scene } from './actor.ts';
import { askUntilCashed, placedOrders } from './cash-out-requests.ts';
import { cashOuts } from './cash-outs.ts';

const person = { login: '0712000101', sentPassword: '' };
const other = { login: '0712000102', sentPassword: '' };
const [phone, otherPhone] = ['255712000101', '255712000102'];

type Input = Readonly<Record<string, unknown>>;
type House = (name: string, input: Input) => Answered<unknown>;

/** A house that answers as it is told; what reaches it is written down. */
function sceneWith(house: House, happenings: readonly Happening[] = []) {
  const history = createHistory();
  for (const { login: who } of [person, other]) {
    history.add({ kind: 'session-opened', who, site: 'player', token: who });
  }
  for (const one of happenings) history.add(one);
  const sent: string[] = [];
  const call = async ({ server, token }: { server: string; token?: string }, ask: unknown) => {
    let answered: Answered<unknown> = { answer: 'lost' };
    const write = async (name: string, input: object) => {
      sent.push(`${server} ${token} ${name}`);
      answered = house(name, input as Input);
    };
    await (ask as (api: unknown) => Promise<unknown>)(apiOf(write));
    return answered;
  };
  const world = { wire: { call } as unknown as Wire, people: { players: [person, other] } };
  return { scene: { world, history } as unknown as Scene, sent, history };
}

const told = (content: object): Answered<unknown> => ({ answer: 'done', content });
const sold = { state: cashOutStates.accepted.id, why: '', paid: 905, tax: 45, stake_in_play: 0 };
const wanted = { key: 'one-key', orderId: '1', sharePercent: 100, acceptedAmount: 900 };

test('[SIM-42] a cash-out is asked for with the same key, now here, now there, until answered', async () => {
  const answers = [{ answer: 'lost' } as const, { answer: 'lost' } as const, told(sold)];
  const { scene, sent, history } = sceneWith(() => answers.shift() ?? { answer: 'lost' });
  expect(await askUntilCashed(scene, { person, server: 'B' }, wanted)).toBe('done');
  expect(sent.map((line) => line.slice(0, 1))).toEqual(['B', 'A', 'B']);
  expect(ofKind(history.all(), 'cash-out-asked').at(-1)).toEqual({
    ...{ kind: 'cash-out-asked', phone, ...wanted, answer: 'done' },
    sold: { paid: 905, tax: 45, stakeLeft: 0 },
  });
});

test.each([
  [{ ...sold, state: cashOutStates.offered.id }],
  [{ ...sold, state: cashOutStates.locked.id, why: 'leg-suspended', paid: 0, tax: 0 }],
])('[SIM-42] another offer, or a lock, is known to have sold nothing: %#', async (content) => {
  const { scene, history } = sceneWith(() => told(content));
  expect(await askUntilCashed(scene, { person, server: 'A' }, wanted)).toBe('refused');
  expect(history.all().at(-1)).toMatchObject({ answer: 'refused', sold: null });
});

const orderOf = (id: string, owner: string) =>
  aBetAsked('done', { phone: owner, order: { ...shownOrder, id } });

test('[SIM-42] chosen are the last bets that stand, none by credit and none that was sold', () => {
  const happenings = [
    ...Array.from({ length: 80 }, (_, at) => orderOf(`${at + 1}`, phone)),
    aBetAsked('done', { paidWith: 'credit', order: { ...shownOrder, id: '81' } }),
    aBetAsked('lost'),
    aCashOutAsked('done', { orderId: '80', sold: { paid: 1, tax: 0, stakeLeft: 0 } }),
    aCashOutAsked('done', { orderId: '79' }),
  ];
  const ids = placedOrders(happenings).map(({ orderId }) => Number(orderId));
  expect(ids).toEqual(Array.from({ length: 60 }, (_, at) => at + 20));
});

test('[SIM-42, SIM-46] players ask for their own orders, whole, in part, by rules, and now and then for those of others', async () => {
  const happenings = [orderOf('1', phone), orderOf('2', otherPhone)];
  const { scene, sent, history } = sceneWith((name) => {
    if (name === 'order_list/early_settlement_preparation')
      return told({ state: cashOutStates.offered.id, paid: 800 });
    return name === 'order_list/early_settlements'
      ? told({ ...sold, stake_in_play: 500 })
      : told({});
  }, happenings);
  const chance = createChance('some cash-outs');
  const turns = Array.from({ length: 150 }, () => cashOuts.draw(chance));
  await Promise.all(turns.map(({ play }) => play(scene)));
  const owners = { 1: phone, 2: otherPhone } as Readonly<Record<string, string>>;
  const asked = ofKind(history.all(), 'cash-out-asked');
  expect(asked.some((one) => one.phone !== owners[one.orderId])).toBe(true);
  expect(new Set(asked.map(({ sharePercent }) => sharePercent)).has(100)).toBe(true);
  expect(asked.some(({ sharePercent }) => sharePercent < 100)).toBe(true);
  expect(asked.some(({ acceptedAmount }) => acceptedAmount > 800)).toBe(true);
  const perKey = [...Map.groupBy(asked, ({ key }) => key).values()];
  expect(perKey.some((attempts) => attempts.length === 10)).toBe(true);
  expect(perKey.some((all) => new Set(all.map((one) => one.sharePercent)).size === 2)).toBe(true);
  const rules = ofKind(history.all(), 'rule-asked');
  expect(rules.some(({ threshold }) => threshold === null)).toBe(true);
  expect(rules.some(({ threshold }) => threshold !== null && threshold > 800)).toBe(true);
  expect(rules.some(({ threshold }) => threshold !== null && threshold < 800)).toBe(true);
  expect(sent.some((line) => line.startsWith('A'))).toBe(true);
  expect(sent.some((line) => line.startsWith('B'))).toBe(true);
});
