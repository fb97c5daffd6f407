import { CallRejected } from '@kipute/api-client/call-rejected';
import { type Senti, shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { anOffer } from '../fixtures/an-offer.ts';
import type { Offer } from '../offers/offer.ts';
import { ruleChanger } from './change-rule.ts';

const refusal = new CallRejected({
  ...{ code: 'threshold-above-payout', httpStatus: 200, message: 'Kiasi kimezidi' },
});
const silence = new CallRejected({ code: 'network-exception', httpStatus: 0, message: '' });

/** What is shown while the server thinks, and after; what was sent; how often it was asked. */
async function changed(wanted: Senti | undefined, answer?: CallRejected) {
  let offer: Offer = anOffer({ threshold: shillings(1_200) });
  const [sent, shown]: [unknown[], (Senti | undefined)[]] = [[], []];
  let asked = 0;
  const call = (name: string) => async (rule: object) => {
    sent.push([name, rule]);
    shown.push(offer.threshold);
    if (answer) throw answer;
  };
  const change = ruleChanger({
    offers: {
      known: () => ({ status: 'known', offer, fetchedAtMs: 0 }),
      assume: (_orderId, assumed) => {
        offer = assumed(offer);
      },
      refetchSoon: () => {
        asked += 1;
      },
    },
    set: call('set'),
    cancel: call('cancel'),
  });
  const outcome = await change('7', wanted);
  return { outcome, sent, shown: [...shown, offer.threshold], asked };
}

test('[ORD-65] a threshold is shown before the server has spoken, and stays', async () => {
  expect(await changed(shillings(1_500))).toEqual({
    outcome: { kind: 'done' },
    sent: [['set', { id: '7', threshold: 1_500 }]],
    shown: [shillings(1_500), shillings(1_500)],
    asked: 1,
  });
});

test('[ORD-65] so is its end', async () => {
  expect(await changed(undefined)).toEqual({
    outcome: { kind: 'done' },
    sent: [['cancel', { id: '7' }]],
    shown: [undefined, undefined],
    asked: 1,
  });
});

test('[ORD-65] what is refused is taken back, with the reason', async () => {
  expect(await changed(shillings(9_999), refusal)).toMatchObject({
    outcome: { kind: 'refused', words: 'Kiasi kimezidi' },
    shown: [shillings(9_999), shillings(1_200)],
  });
});

test('[ORD-65] without an answer nobody knows: it is taken back and asked for', async () => {
  expect(await changed(undefined, silence)).toMatchObject({
    outcome: { kind: 'unknown' },
    shown: [undefined, shillings(1_200)],
    asked: 1,
  });
});
