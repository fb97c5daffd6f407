import { cashOutLocks } from '@kipute/contract/constants/betting/cash-outs';
import { rowsOf } from '@kipute/contract/constants/choice';
import { shillings } from '@kipute/domain/money/senti';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadAreas, setLanguage } from '../../../i18n/i18n.ts';
import { anOffer, lockedBy } from '../fixtures/an-offer.ts';
import type { KnownOffer } from '../offers/offer-board.ts';
import { barNote } from './bar-note.ts';
import { type BarFacts, barView } from './bar-view.ts';

beforeAll(() => loadAreas('orders'));
afterEach(() => {
  vi.unstubAllGlobals();
});

const known = (offer = anOffer()): KnownOffer => ({ status: 'known', offer, fetchedAtMs: 100 });

function note(said: Partial<BarFacts> = {}) {
  const facts = {
    ...{ known: known(), sale: undefined, sharePercent: 100, taxRatePercent: 10 },
    ...{ ...said, stake: shillings(1_000) },
  };
  return barNote(barView(facts), facts);
}

test.each(rowsOf(cashOutLocks))('[ORD-61] %s has its words in both languages', async (why, row) => {
  expect(note({ known: known(lockedBy(why)) })).toEqual({ quiet: row.sw });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await setLanguage('en');
  const inEnglish = note({ known: known(lockedBy(why)) });
  await setLanguage('sw');
  expect(inEnglish).toEqual({ quiet: row.en });
});

const untaxed = anOffer({ tax: shillings(0) } as object);
const cut = anOffer({ stakeInPlay: shillings(750) });
const quiet = [
  // said, words
  [{}, 'Kodi ya TSh 52 imeshakatwa'],
  [{ known: known(untaxed) }, 'Hakuna kodi ya kulipa'],
  [{ known: known(cut) }, 'Mchezoni: TSh 750 kati ya dau la TSh 1,000'],
  [{ sharePercent: 40 }, 'Dau la TSh 600 linabaki mchezoni'],
  [{ known: { status: 'retrieving' } }, 'Tunaangalia thamani ya mkeka huu'],
  [{ known: { status: 'failed' } }, 'Kiasi cha cashout hakijapatikana. Angalia intaneti yako.'],
] as const satisfies readonly (readonly [Partial<BarFacts>, string])[];

test.each(quiet)('[ORD-61] %# is said quietly', (said, words) => {
  expect(note(said)).toEqual({ quiet: words });
});

const wish = { orderId: '7', sharePercent: 100, amount: shillings(1_468) };
const [from, to] = [shillings(1_600), shillings(1_468)];
const news: readonly [Partial<BarFacts>, string][] = [
  [{ sale: { step: 'confirming', wish } }, 'Gusa tena ndani ya sekunde 5 kuthibitisha'],
  [{ sale: { step: 'sending', wish } }, 'Tunahakiki kiasi cha cashout'],
  [{ sale: { step: 'unsure', wish } }, 'cashout haifanyiki mara mbili'],
  [
    { sale: { step: 'changed', from, to, sharePercent: 100, atMs: 100 } },
    'Ofa imebadilika: TSh 1,600 → TSh 1,468',
  ],
  [
    { sale: { step: 'not-sold', why: 'line-moved', words: '' } },
    'Cashout haikufanyika: Kiwango cha chaguo mojawapo kimebadilika',
  ],
  [
    { sale: { step: 'not-sold', why: undefined, words: 'Mkeka huu haupatikani' } },
    'Cashout haikufanyika: Mkeka huu haupatikani',
  ],
  [
    { sale: { step: 'sold', paid: shillings(734), stakeLeft: shillings(500) } },
    'Umepokea TSh 734. Dau la TSh 500 bado liko mchezoni.',
  ],
  [{ sale: { step: 'sold', paid: to, stakeLeft: shillings(0) } }, 'Mkeka huu umefungwa'],
];

test.each(news)('[ORD-63] %# is spoken when it comes', (said, words) => {
  expect(note(said)).toEqual({ news: expect.stringContaining(words) });
});
