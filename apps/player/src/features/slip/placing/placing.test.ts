import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import { shillings } from '@kipute/domain/money/senti';
import { describe, expect, test } from 'vitest';
import { newIdempotencyKey } from '../../idempotency/idempotency-key.ts';
import { type BetBody, type SinglesBody, slipBody } from '../bet-body.ts';
import { picksAt, someChoices, someFacts } from '../fixtures/a-slip.ts';
import { slipView } from '../view/slip-view.ts';
import { outcomesOf } from './place-bets.ts';
import { type BetOutcome, type BetTransport, type PlacedOrder, sendBet } from './send-bet.ts';

const order = { id: '5', serial_number: 'B8H3K2QZ91' } as PlacedOrder;
const placed = { status: 1, nobet_list: [], order_info: order, referred: null } as const;

function wanted(tab: 'single' | 'all' | 'system') {
  const facts = someFacts({ picks: picksAt(2, 3, 4), choices: someChoices({ tab }) });
  const { openLegs: legs, mode } = slipView(facts);
  return {
    ...{ legs, mode, stakes: [500, 700, 900].map(shillings) },
    ...{ paidWith: 'credit' as const, oddsChanges: 'better' as const },
  };
}

const numbered = () => {
  let last = 0;
  return () => `key-${++last}`;
};

describe('what is sent', () => {
  test('[SLIP-32] an accumulator is one order with one key', () => {
    const body = slipBody(wanted('all'), numbered());
    expect(body).toMatchObject({
      request_key: 'key-1',
      pay_type: 2,
      bet_amount: 500,
      system_size: 0,
      odds_changes: 'better',
    });
    expect(body.bet_list.map((leg) => [leg.outcomeId, leg.outcome_name, leg.seen_odds])).toEqual([
      ['1', 'Simba SC', 2],
      ['2', 'Simba SC', 3],
      ['3', 'Simba SC', 4],
    ]);
  });

  test('[SLIP-32] several singles go together under one key, each with its own stake', () => {
    const body = slipBody(wanted('single'), numbered()) as SinglesBody;
    expect(body.request_key).toBe('key-1');
    expect(body.bet_list.map((leg) => [leg.outcomeId, leg.bet_amount])).toEqual([
      ['1', 500],
      ['2', 700],
      ['3', 900],
    ]);
  });

  test('[SLIP-32] a lone single is a bet of one leg', () => {
    const [leg] = wanted('single').legs;
    const body = slipBody({ ...wanted('single'), legs: leg ? [leg] : [] }, numbered());
    expect(body).toMatchObject({ bet_amount: 500, system_size: 0 });
  });

  test('[SLIP-32] a system names the size of its lines', () => {
    expect(slipBody(wanted('system'), numbered())).toMatchObject({ system_size: 2 });
    const trixie = { kind: 'system', shape: { kind: 'full-cover', from: 2 } } as const;
    const body = slipBody({ ...wanted('system'), mode: trixie }, numbered());
    expect(body).toMatchObject({ system_size: 102 });
  });

  test('[SLIP-03] the offer of the price heard last is sent, else that of the pick', () => {
    const price = { offerId: '92', oddsThousandths: 2_450, status: 1, isLive: false, moves: 0 };
    const picks = picksAt(2, 3).map((pick) =>
      pick.id_card === '1' ? { ...pick, betting_offer_id_card: '' } : pick,
    );
    const heardOf = ({ id_card }: { id_card: string }) => ({
      price: id_card === '1' ? price : undefined,
      matchStatus: 1,
    });
    const { openLegs: legs } = slipView(someFacts({ picks, heardOf }));
    const body = slipBody({ ...wanted('all'), legs }, numbered());
    const offers = body.bet_list.map((leg) => leg.betting_offer_id_card);
    expect(offers).toEqual(['92', '91']);
  });

  test('[SLIP-32] keys are long and never the same', () => {
    const keys = Array.from({ length: 50 }, newIdempotencyKey);
    expect(new Set(keys).size).toBe(50);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  });
});

const bodyOf = (key: string): BetBody => ({
  ...(slipBody(wanted('all'), () => key) as BetBody),
});

function rejected(code: RejectionCode): CallRejected {
  return new CallRejected({ code, httpStatus: 200, message: `words of ${code}` });
}

/** Answers one after the other; notes what was sent. */
function aTransport(...answers: readonly (typeof placed | CallRejected)[]) {
  const sent: BetBody[] = [];
  const left = [...answers];
  const transport: BetTransport = {
    add: async (body) => {
      sent.push(body);
      const answer = left.shift();
      if (answer instanceof CallRejected) throw answer;
      return { ...placed, nobet_list: [] };
    },
    addSingles: async () => ({ status: 0, nobet_list: [], orders: [] }),
    pause: async () => undefined,
    isStillTheirs: () => true,
  };
  return { transport, sent };
}

describe('a lost response', () => {
  test('[SLIP-33] is retried with the same body and key until one comes', async () => {
    const { transport, sent } = aTransport(
      rejected('network-exception'),
      rejected('server-error'),
      placed,
    );
    const body = bodyOf('k');
    expect(await sendBet(body, transport)).toMatchObject({ kind: 'placed', orders: [{ id: '5' }] });
    expect(sent).toEqual([body, body, body]);
  });

  test('[SLIP-33] after three attempts without a response the bet is in doubt', async () => {
    const lost = rejected('network-exception');
    const { transport, sent } = aTransport(lost, lost, lost, placed);
    expect(await sendBet(bodyOf('k'), transport)).toMatchObject({ kind: 'lost' });
    expect(sent).toHaveLength(3);
  });

  test('[SLIP-33] a refusal is a response: nothing is retried', async () => {
    const { transport, sent } = aTransport(rejected('funds-short'));
    expect(await sendBet(bodyOf('k'), transport)).toMatchObject({
      kind: 'refused',
      words: 'words of funds-short',
    });
    expect(sent).toHaveLength(1);
  });

  const refusedBeforeKeyCheck = [
    'overloaded',
    'too-many-requests',
    'sign-in-required',
    'envelope-broken',
    'envelope-key-unknown',
  ] as const;

  test.each(refusedBeforeKeyCheck)(
    '[SLIP-33] %s says nothing about an earlier attempt',
    async (code) => {
      const blind = rejected(code);
      const afterLoss = aTransport(rejected('network-exception'), blind, blind);
      expect(await sendBet(bodyOf('k'), afterLoss.transport)).toMatchObject({ kind: 'lost' });
      const ofAnotherPage = aTransport(blind, blind, blind);
      const again = await sendBet(bodyOf('k'), ofAnotherPage.transport, 'without-response');
      expect(again).toMatchObject({ kind: 'lost' });
      const answeredAtLast = aTransport(rejected('server-error'), blind, placed);
      expect(await sendBet(bodyOf('k'), answeredAtLast.transport)).toMatchObject({
        kind: 'placed',
      });
    },
  );

  test.each(refusedBeforeKeyCheck)(
    '[SLIP-33] %s at the first attempt is a refusal',
    async (code) => {
      const { transport, sent } = aTransport(rejected(code));
      expect(await sendBet(bodyOf('k'), transport)).toMatchObject({ kind: 'refused', code });
      expect(sent).toHaveLength(1);
    },
  );

  test('[SLIP-33] a refusal that read the key is a response, also after a lost one', async () => {
    const { transport } = aTransport(rejected('network-exception'), rejected('funds-short'));
    expect(await sendBet(bodyOf('k'), transport)).toMatchObject({ kind: 'refused' });
  });

  test('[SLIP-33] is not retried for another player', async () => {
    const { transport, sent } = aTransport(rejected('network-exception'), placed);
    const answer = await sendBet(bodyOf('k'), { ...transport, isStillTheirs: () => false });
    expect(answer).toMatchObject({ kind: 'lost' });
    expect(sent).toHaveLength(1);
  });
});

test('[SLIP-33] of several bets that are asked for again each has an outcome of its own', () => {
  const { legs } = slipView(someFacts({ picks: picksAt(2, 3, 4, 5) }));
  const [one, two, three, four] = legs.map((leg) =>
    slipBody({ ...wanted('single'), legs: [leg] }, numbered()),
  ) as [BetBody, BetBody, BetBody, BetBody];
  const refusedLeg = { outcomeId: '2', why: 'closed', odds: 0 } as const;
  const answers: readonly BetOutcome[] = [
    { body: one, kind: 'placed', orders: [order] },
    { body: two, kind: 'legs-refused', legs: [refusedLeg] },
    { body: three, kind: 'refused', code: 'funds-short', words: 'Salio halitoshi' },
    { body: four, kind: 'lost' },
  ];
  expect(outcomesOf(answers)).toEqual({
    orders: [order],
    lost: [four],
    refusedLegs: [refusedLeg],
    words: ['Salio halitoshi'],
    placedIds: ['1'],
  });
});
