import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { aPick } from '../../picks/fixtures/a-pick.ts';
import { someChoices, someFacts } from '../fixtures/a-slip.ts';
import { slipView } from '../view/slip-view.ts';
import { PickList } from './PickList.tsx';
import { SlipPanel } from './SlipPanel.tsx';

beforeAll(() => loadAreas('slip'));

test('[SCR-60] an empty slip says what to do next', () => {
  const markup = renderToStaticMarkup(<SlipPanel />);
  expect(markup).toContain('Mkeka wako ni mtupu');
  expect(markup).toContain('Gusa odds zozote kuongeza chaguo, au weka msimbo wa mkeka.');
});

test('[SCR-60] an empty slip takes a booking code', () => {
  const markup = renderToStaticMarkup(<SlipPanel />);
  expect(markup).toMatch(
    /<form[^>]*><div[^>]*><input[^>]*aria-label="Msimbo wa mkeka \(booking code\)"/,
  );
  expect(markup).toMatch(/<button[^>]*type="submit">Pakia/);
});

const words = (markup: string) => markup.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');

test('[SLIP-01, SLIP-03] a leg names its side, market and match, and its price old and new', () => {
  const heardOf = () => ({
    price: { offerId: '91', oddsThousandths: 2_800, status: 1, isLive: false, moves: 1 },
    matchStatus: 1,
  });
  const { legs } = slipView(someFacts({ picks: [aPick()], heardOf }));
  const markup = renderToStaticMarkup(<PickList legs={legs} />);
  const told = words(markup);
  expect(told).toContain('|Nyumbani|2.45|awali 2.45|▲|2.80|');
  expect(told).toContain('|Mshindi (1X2)|');
  expect(told).toContain('Simba SC – Young Africans|');
  expect(markup).toContain('aria-label="Ondoa Nyumbani"');
});

test('[SLIP-02, SLIP-04] a closed leg is locked in words, a refused one says why', () => {
  const refused = [{ outcomeId: '1', why: 'price-moved', odds: 2 }] as const;
  const facts = someFacts({
    picks: [aPick()],
    board: 'suspended',
    choices: someChoices({ refused }),
  });
  const told = words(renderToStaticMarkup(<PickList legs={slipView(facts).legs} />));
  expect(told).toContain('Limefungwa kwa muda');
  expect(told).toContain('Odds zimebadilika, jaribu tena');
  expect(told).not.toContain('2.45');
});
