import { registry } from '@kipute/contract/registry';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { composeText } from '../../i18n/text.ts';
import { cellText } from '../_list-kit/cells/cell-text.ts';
import type { Round } from '../_racing/racing-words.ts';
import { PickedCars } from '../racing-orders/PickedCars.tsx';
import { aCoveredRound, anEndedRound, anOrder } from './fixtures/a-round.ts';
import { RefundPreview } from './RefundPreview.tsx';
import { RoundMiddle } from './RoundMiddle.tsx';
import { proofKey } from './RoundProof.tsx';
import type { Recomputed } from './recompute.ts';
import { isRefundable, refundForm, roundDetail } from './round-detail.ts';
import { roundsList } from './rounds-list.ts';

function drawn(part: ReactNode, prepare: (client: QueryClient) => void = () => {}): string {
  const client = new QueryClient();
  prepare(client);
  return renderToStaticMarkup(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}

const found = (round: Round, recomputed: Recomputed) => (client: QueryClient) =>
  client.setQueryData(proofKey(round), recomputed);

const inEnglish = composeText.bind(undefined, 'en') as Parameters<typeof cellText>[2];

test('[GMO-01] a file says in numbers what the list draws in plates', () => {
  const finish = roundsList.columns.find(({ field }) => field === 'finish');
  const said = (round: Round) => finish && cellText(finish, round, inEnglish);
  expect([anEndedRound, aCoveredRound].map(said)).toEqual(['1 3 7 5 8 6 10 9 4 2', '–']);
});

describe('[GMO-02] the page of a round', () => {
  test('each car stands under its place', () => {
    const html = drawn(<RoundMiddle content={anEndedRound} />);
    expect(html).toContain('Place 1: car 1');
    expect(html).toContain('Place 10: car 2');
  });

  test('a kind of bet says its stakes, what was paid, and how much of them that is', () => {
    const html = drawn(<RoundMiddle content={anEndedRound} />);
    const cells = [...html.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, cell]) => cell);
    expect(cells.slice(5)).toEqual([
      ...['Champion', '2', '800', '1,938', '242.3 %'],
      ...['10 of 10', '1', '600', '0', '0.0 %'],
    ]);
  });

  test.each([
    ['before it is decided', { status: 1 }],
    ['when all went back', { status: 3, refunded: 1 }],
  ] as const)('%s nothing of them was won', (_, changes) => {
    const html = drawn(<RoundMiddle content={{ ...anEndedRound, ...changes }} />);
    expect(html).not.toContain('1,938');
  });

  test('before the cars start it says when they will, and tells no order', () => {
    const html = drawn(<RoundMiddle content={aCoveredRound} />);
    expect(html).toContain('Bets are taken until 2026-11-19 18:44:30.');
    expect(html).not.toContain('Place 1');
  });

  test('its bets are a part of it for whoever may see bets', () => {
    const [bets] = roundDetail.parts;
    expect(bets).toMatchObject({ key: 'bets', node: 'racing_order/inquire' });
    const fixed = bets && 'fixed' in bets ? bets.fixed(anEndedRound) : {};
    expect(registry['racing_order/inquire'].input.parse({ page: 1, ...fixed })).toMatchObject({
      round_id: anEndedRound.id,
    });
  });
});

describe('[GMO-03] what the page says of the proof', () => {
  const right: Recomputed = {
    ...{ commitment: 'agrees', order: 'agrees', finish: anEndedRound.result },
  };

  test.each([
    [right, ['Agrees'], ['Does not agree']],
    [{ ...right, order: 'not-drawn' }, ['Agrees'], ['Does not agree']],
    [{ ...right, order: 'differs' }, ['Does not agree', 'another order'], ['announced. Tell']],
    [{ ...right, commitment: 'differs' }, ['Does not agree', 'announced. Tell'], []],
  ] satisfies [Recomputed, string[], string[]][])('%j', (recomputed, words, others) => {
    const html = drawn(<RoundMiddle content={anEndedRound} />, found(anEndedRound, recomputed));
    for (const word of words) expect(html).toContain(word);
    for (const word of others) expect(html).not.toContain(word);
  });

  test('a round under way is sealed', () => {
    const html = drawn(<RoundMiddle content={aCoveredRound} />);
    expect(html).toContain('Sealed');
    expect(html).toContain(aCoveredRound.commitment);
    expect(html).not.toContain('Being recomputed');
  });
});

describe('[GMO-04] a round is refunded', () => {
  test.each([
    // status, refunded, minutes since it opened, offered
    [1, 0, 0, true],
    [1, 0, -1, false],
    [2, 0, 3, true],
    [3, 0, 4, false],
    [3, 1, 4, false],
  ] as const)('state %d, refunded %d, open for %d min: offered %s', (...asked) => {
    const [status, refunded, minutes, offered] = asked;
    const { start_bet_time } = anEndedRound;
    const nowMs = Date.parse(start_bet_time) + minutes * 60_000;
    expect(isRefundable({ status, refunded, start_bet_time }, nowMs)).toBe(offered);
  });

  test('what goes back is said before, and that a second person decides', () => {
    const html = drawn(<RefundPreview row={anEndedRound} />);
    for (const word of ['1,400', 'a second person decides']) expect(html).toContain(word);
    expect(drawn(<RefundPreview row={{ bets: 0, bet_amount: 0 }} />)).toContain('at once');
  });

  test('with the reason, and its number is typed', async () => {
    const sent = await refundForm.send(
      { reason: 'the leader was down' },
      { subject: aCoveredRound, requestKey: 'k' },
    );
    expect(registry['racing_round/refund'].input.parse(sent)).toEqual({
      ...{ id: aCoveredRound.id, reason: 'the leader was down' },
    });
    expect(roundDetail.actions).toMatchObject([{ tone: 'danger', node: 'racing_round/refund' }]);
    expect(roundDetail.title(anEndedRound)).toBe(anEndedRound.id);
  });
});

test('[GMO-05] a bet says each kind with its cars and odds, and how the cars came in', () => {
  const html = drawn(<PickedCars row={anOrder} />);
  for (const word of ['Champion', '9.69', 'Odd, Even', '1.97', 'Place 1: car 1']) {
    expect(html).toContain(word);
  }
});
