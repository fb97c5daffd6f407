import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SaleBody, SaleOutcome } from './accept-offer.ts';
import { saleStore } from './sale-store.ts';

type Said = CallContent<'order_list/early_settlements'>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const sold: Said = { state: 5, why: '', paid: 1_468, tax: 52, stake_in_play: 0 };
const lost = () => rejected('network-exception');

function rejected(code: RejectionCode): CallRejected {
  return new CallRejected({ code, httpStatus: 200, message: `words of ${code}` });
}

/** The server answers one after the other; what was left by an earlier page may be there. */
function aDesk(
  answers: readonly (Said | CallRejected)[] = [sold],
  { left, storage = 'keeps' }: { left?: SaleBody; storage?: 'keeps' | 'forbidden' } = {},
) {
  const sent: SaleBody[] = [];
  const told: SaleOutcome['kind'][] = [];
  const kept = new Map<string, SaleBody>(left && [[left.id, left]]);
  let keys = 0;
  const waiting = [...answers];
  const desk = saleStore({
    post: {
      sell: async (body) => {
        sent.push(body);
        const answer = waiting.shift();
        if (answer === undefined || answer instanceof CallRejected) throw answer ?? lost();
        return answer;
      },
      pause: async () => undefined,
    },
    newKey: () => `key-${++keys}`,
    keep: (body) => storage === 'keeps' && kept.set(body.id, body),
    forget: (orderId) => kept.delete(orderId),
    kept: (orderId) => kept.get(orderId),
    onOutcome: (_orderId, { kind }) => told.push(kind),
  });
  return { desk, sent, told, kept };
}

const wish = { orderId: '7', sharePercent: 100, amount: shillings(1_468) };
const body = { id: '7', request_key: 'key-1', share_percent: 100, accepted_amount: 1_468 };

async function sell({ desk }: ReturnType<typeof aDesk>, wanted = wish): Promise<void> {
  desk.ask(wanted);
  vi.advanceTimersByTime(500);
  desk.confirm(wanted.orderId);
  await vi.advanceTimersByTimeAsync(0);
}

describe('two taps', () => {
  test('[ORD-63] the first asks and sends nothing, the second sends what was shown', async () => {
    const world = aDesk();
    world.desk.ask(wish);
    expect(world.desk.saleOf('7')).toEqual({ step: 'confirming', wish });
    expect(world.sent).toEqual([]);
    vi.advanceTimersByTime(500);
    world.desk.confirm('7');
    expect(world.desk.saleOf('7')).toEqual({ step: 'sending', wish });
    await vi.advanceTimersByTimeAsync(0);
    expect(world.sent).toEqual([body]);
    const { paid } = { paid: shillings(1_468) };
    expect(world.desk.saleOf('7')).toEqual({ step: 'sold', paid, stakeLeft: 0n });
  });

  test('[ORD-63] after five seconds the question falls back, and a tap then asks again', () => {
    const { desk, sent } = aDesk();
    desk.ask(wish);
    vi.advanceTimersByTime(4_999);
    expect(desk.saleOf('7')?.step).toBe('confirming');
    vi.advanceTimersByTime(1);
    expect(desk.saleOf('7')).toBeUndefined();
    desk.confirm('7');
    expect(sent).toEqual([]);
  });

  test('[ORD-63] the time of an earlier question does not end a later one', () => {
    const { desk } = aDesk();
    desk.ask(wish);
    vi.advanceTimersByTime(3_000);
    desk.putDown('7');
    desk.ask(wish);
    vi.advanceTimersByTime(3_000);
    expect(desk.saleOf('7')?.step).toBe('confirming');
  });

  test('[ORD-63] two taps of a nervous thumb are one', () => {
    const { desk, sent } = aDesk();
    desk.ask(wish);
    vi.advanceTimersByTime(399);
    desk.confirm('7');
    expect([desk.saleOf('7')?.step, sent]).toEqual(['confirming', []]);
  });

  test('[ORD-66] ten taps while it is sent are one sale', async () => {
    const world = aDesk();
    world.desk.ask(wish);
    vi.advanceTimersByTime(500);
    for (let tap = 0; tap < 10; tap += 1) {
      world.desk.confirm('7');
      world.desk.ask(wish);
      world.desk.putDown('7');
      world.desk.retry('7');
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(world.sent).toEqual([body]);
  });
});

describe('an amount that changes', () => {
  const atMs = expect.any(Number);

  test('[ORD-63] falls while it is confirmed: back to the new one, both are known', () => {
    const { desk } = aDesk();
    desk.ask(wish);
    desk.amountIs('7', shillings(1_400));
    const [from, to] = [shillings(1_468), shillings(1_400)];
    expect(desk.saleOf('7')).toEqual({ step: 'changed', from, to, sharePercent: 100, atMs });
  });

  test('[ORD-63] rises, and the question stands: at least this much is paid', () => {
    const { desk } = aDesk();
    desk.ask(wish);
    desk.amountIs('7', shillings(1_500));
    expect(desk.saleOf('7')).toEqual({ step: 'confirming', wish });
  });

  test('[ORD-63] is gone: the question is gone too', () => {
    const { desk } = aDesk();
    desk.ask(wish);
    desk.amountIs('7', undefined);
    expect(desk.saleOf('7')).toBeUndefined();
  });

  test('[ORD-63] by the word of the server: nothing was sold, and a new sale has a new key', async () => {
    const less: Said = { state: 4, why: '', paid: 950, tax: 0, stake_in_play: 1_000 };
    const world = aDesk([less, sold]);
    await sell(world);
    const [from, to] = [shillings(1_468), shillings(950)];
    expect(world.desk.saleOf('7')).toEqual({ step: 'changed', from, to, sharePercent: 100, atMs });
    expect(world.kept.size).toBe(0);
    await sell(world, { ...wish, amount: to });
    expect(world.sent.map(({ request_key }) => request_key)).toEqual(['key-1', 'key-2']);
  });
});

describe('what is not sold', () => {
  const locked: Said = { state: 1, why: 'leg-suspended', paid: 0, tax: 0, stake_in_play: 1_000 };
  const cases = [
    ['a lock', locked, { step: 'not-sold', why: 'leg-suspended', words: '' }],
    [
      'a refusal',
      rejected('order-unknown'),
      { step: 'not-sold', why: undefined, words: 'words of order-unknown' },
    ],
  ] as const;
  test.each(cases)('[ORD-63] %s is told, and its key is free', async (_name, answer, sale) => {
    const world = aDesk([answer]);
    await sell(world);
    expect([world.desk.saleOf('7'), world.kept.size]).toEqual([sale, 0]);
  });
});

describe('an answer that is lost', () => {
  test('[ORD-66] is asked for again with the very same body, until it comes', async () => {
    const world = aDesk([lost(), rejected('server-error'), sold]);
    await sell(world);
    expect(world.sent).toEqual([body, body, body]);
    expect(world.desk.saleOf('7')?.step).toBe('sold');
    expect([world.kept.size, world.told]).toEqual([0, ['sold']]);
  });

  test('[ORD-66] after three tries nobody knows, which is no failure: the key is kept', async () => {
    const world = aDesk([lost(), lost(), lost(), sold]);
    await sell(world);
    expect(world.desk.saleOf('7')).toEqual({ step: 'unsure', wish });
    expect(world.kept.get('7')).toEqual(body);
    // Nothing else of it is sold meanwhile.
    world.desk.ask({ ...wish, sharePercent: 50 });
    world.desk.putDown('7');
    expect(world.desk.saleOf('7')?.step).toBe('unsure');
    world.desk.retry('7');
    await vi.advanceTimersByTimeAsync(0);
    expect(world.sent).toEqual([body, body, body, body]);
    expect(world.desk.saleOf('7')?.step).toBe('sold');
  });

  test('[ORD-66] of a page before a reload is asked for with its key', async () => {
    const left = { ...body, request_key: 'of-before' };
    const world = aDesk([sold], { left });
    world.desk.ask(wish);
    expect(world.desk.saleOf('7')).toBeUndefined();
    world.desk.retry('7');
    await vi.advanceTimersByTimeAsync(0);
    expect(world.sent).toEqual([left]);
    expect(world.desk.saleOf('7')?.step).toBe('sold');
  });

  test('[ORD-66] keeps its key although the device keeps nothing', async () => {
    const world = aDesk([lost(), lost(), lost(), sold], { storage: 'forbidden' });
    await sell(world);
    world.desk.putDown('7');
    world.desk.ask(wish);
    expect(world.desk.saleOf('7')?.step).toBe('unsure');
    world.desk.retry('7');
    await vi.advanceTimersByTimeAsync(0);
    expect(world.sent).toEqual([body, body, body, body]);
    expect(world.desk.saleOf('7')?.step).toBe('sold');
  });

  test('[ORD-66] where nothing was left, nothing is asked', async () => {
    const world = aDesk();
    world.desk.retry('7');
    await vi.advanceTimersByTimeAsync(0);
    expect(world.sent).toEqual([]);
  });
});
