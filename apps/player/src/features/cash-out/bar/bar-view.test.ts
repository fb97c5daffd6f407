import { cashOutLocks } from '@kipute/contract/constants/betting/cash-outs';
import { wordsOf } from '@kipute/contract/constants/choice';
import { shillings } from '@kipute/domain/money/senti';
import { describe, expect, test } from 'vitest';
import { anOffer, lockedBy } from '../fixtures/an-offer.ts';
import type { Offer } from '../offers/offer.ts';
import type { KnownOffer } from '../offers/offer-board.ts';
import type { Sale } from '../selling/sale.ts';
import { type BarFacts, barView } from './bar-view.ts';

const known = (offer: Offer = anOffer(), fetchedAtMs = 100): KnownOffer => ({
  ...{ status: 'known', offer, fetchedAtMs },
});
const facts = (said: Partial<BarFacts> = {}): BarFacts => ({
  ...{ known: known(), sale: undefined, sharePercent: 100, taxRatePercent: 10 },
  ...said,
});
const view = (said: Partial<BarFacts>) => barView(facts(said));

const amount = shillings(1_468);
const wish = { orderId: '7', sharePercent: 100, amount };
const offered = { kind: 'offered', amount, moved: undefined };

describe('nobody is selling', () => {
  test('[ORD-61] looked up, not arrived, offered in whole and in part', () => {
    expect(view({ known: { status: 'retrieving' } })).toEqual({ kind: 'retrieving' });
    expect(view({ known: { status: 'failed' } })).toEqual({ kind: 'failed' });
    expect(view({})).toEqual(offered);
    expect(view({ sharePercent: 25 })).toEqual({ ...offered, amount: shillings(367) });
  });

  const withoutButton = [
    ...['closed', 'order-not-open', 'credit-stake', 'nothing-left', 'every-leg-decided'],
  ];
  test.each(wordsOf(cashOutLocks))('[ORD-61] %s is words alone, or a locked button', (why) => {
    const kind = withoutButton.includes(why) ? 'none' : 'locked';
    expect(view({ known: known(lockedBy(why)) })).toEqual({ kind, why });
  });

  test('[ORD-64] a share too small to be paid locks the button, the whole is still offered', () => {
    const small = known(
      anOffer({ stakeInPlay: shillings(20), value: shillings(20), tax: shillings(0) } as object),
    );
    expect(view({ known: small, sharePercent: 1 })).toEqual({
      ...{ kind: 'locked', why: 'below-minimum' },
    });
    expect(view({ known: small })).toMatchObject({ kind: 'offered' });
  });
});

describe('somebody is', () => {
  const steps = ['confirming', 'sending', 'unsure'] as const;
  test.each(steps)('[ORD-63] while it is %s the amount of the tap stands', (step) => {
    const dearer = known(anOffer({ paid: shillings(2_000) } as object));
    const sale: Sale = { step, wish };
    expect(view({ sale, known: dearer })).toEqual({ kind: step, amount });
    expect(view({ sale, known: { status: 'failed' } })).toEqual({ kind: step, amount });
  });

  test('[ORD-61] sold whole there is no button; of a part the rest is offered', () => {
    const paid = shillings(734);
    expect(view({ sale: { step: 'sold', paid, stakeLeft: shillings(0) } })).toEqual({
      ...{ kind: 'sold', amount: paid },
    });
    expect(view({ sale: { step: 'sold', paid, stakeLeft: shillings(500) } })).toEqual(offered);
  });

  test('[ORD-63] what was not sold is offered again', () => {
    expect(view({ sale: { step: 'not-sold', why: 'leg-suspended', words: '' } })).toEqual(offered);
  });
});

describe('an offer that has changed', () => {
  const [from, to] = [shillings(1_600), shillings(1_468)];
  const changed = (said: object = {}): Sale => ({
    ...{ step: 'changed', from, to, sharePercent: 100, atMs: 100, ...said },
  });

  const cases: readonly [string, Partial<BarFacts>, object][] = [
    ['stands with its arrow', {}, { amount: to, moved: 'down' }],
    ['upwards too', { sale: changed({ from: shillings(900) }) }, { amount: to, moved: 'up' }],
    [
      'is newer than a number asked for before it',
      { known: known(anOffer({ paid: from } as object), 99) },
      { amount: to, moved: 'down' },
    ],
    [
      'stands while nothing is known',
      { known: { status: 'retrieving' } },
      { amount: to, moved: 'down' },
    ],
    [
      'is forgotten when the next number is another',
      { known: known(anOffer({ paid: shillings(1_500) } as object)) },
      { amount: shillings(1_500), moved: undefined },
    ],
    [
      'of another share says nothing of this one',
      { sale: changed({ sharePercent: 50 }) },
      { amount, moved: undefined },
    ],
  ];
  test('[ORD-63] is not offered when no number arrives any more', () => {
    expect(view({ sale: changed(), known: { status: 'failed' } })).toEqual({ kind: 'failed' });
  });

  test.each(cases)('[ORD-63] %s', (_name, said, expected) => {
    expect(view({ sale: changed(), ...said })).toEqual({ kind: 'offered', ...expected });
  });
});
