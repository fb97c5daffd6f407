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

test('[SLIP-01, SLIP-03] a leg names its team, market and match, and its price old and new', () => {
  const heardOf = () => ({
    price: { offerId: '91', oddsThousandths: 2_800, status: 1, isLive: false, moves: 1 },
    matchStatus: 1,
  });
  const { legs } = slipView(someFacts({ picks: [aPick()], heardOf }));
  const markup = renderToStaticMarkup(<PickList legs={legs} stakesOfSingles={new Map()} />);
  const told = words(markup);
  expect(told).toContain('|Simba SC|2.45|awali 2.45|▲|2.80|');
  expect(told).toContain('|Mshindi (1X2)|');
  expect(told).toContain('Simba SC – Young Africans|');
  expect(markup).toContain('aria-label="Ondoa Simba SC"');
});

test('[SLIP-02, SLIP-04] a closed leg is locked in words, a refused one says why', () => {
  const refused = [{ outcomeId: '1', why: 'price-moved', odds: 2 }] as const;
  const facts = someFacts({
    picks: [aPick()],
    board: 'suspended',
    choices: someChoices({ refused }),
  });
  const told = words(
    renderToStaticMarkup(<PickList legs={slipView(facts).legs} stakesOfSingles={new Map()} />),
  );
  expect(told).toContain('Limefungwa kwa muda');
  expect(told).toContain('Odds zimebadilika, jaribu tena');
  expect(told).not.toContain('2.45');
});

test('[SLIP-06] each of several singles has a field of its own, named after its pick', () => {
  const picks = [aPick(), aPick({ id_card: '2', eventId: '1002', name: 'Azam FC' })];
  const choices = someChoices({
    tab: 'single',
    stakeText: '1,000',
    singleStakes: { '2': '2,500' },
  });
  const { legs, stakesOfSingles } = slipView(someFacts({ picks, choices }));
  const markup = renderToStaticMarkup(<PickList legs={legs} stakesOfSingles={stakesOfSingles} />);
  expect(markup).toMatch(/aria-label="Dau la Simba SC"[^>]*value="1,000"/);
  expect(markup).toMatch(/aria-label="Dau la Azam FC"[^>]*value="2,500"/);
});

test('[SLIP-57] a pick in play is told as live before its score is known', () => {
  const heardOf = () => ({ price: undefined, matchStatus: 2 });
  const picks = [aPick({ eventId: 'unknown-match', event_status: 2, isLive: 1 })];
  const { legs } = slipView(someFacts({ picks, heardOf }));
  const told = words(renderToStaticMarkup(<PickList legs={legs} stakesOfSingles={new Map()} />));
  expect(told).toContain('|Mubashara|');
});
