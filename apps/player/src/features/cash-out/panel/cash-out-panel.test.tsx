import { type Senti, shillings } from '@kipute/domain/money/senti';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { anOrder } from '../../../screens/order/fixtures/an-order.ts';
import type { BarView } from '../bar/bar-view.ts';
import { AutoRule } from './AutoRule.tsx';
import { CashOutButton } from './CashOutButton.tsx';
import { CashOutPanel } from './CashOutPanel.tsx';
import { CashOutTools } from './CashOutTools.tsx';
import { ShareSlider } from './ShareSlider.tsx';
import type { CashOutState, Order } from './use-cash-out.ts';

beforeAll(() => loadAreas('orders', 'money'));

const spoken = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const ignored = () => {};
const amount = shillings(1_468);

const button = (view: BarView, sharePercent = 100) =>
  renderToStaticMarkup(<CashOutButton view={view} sharePercent={sharePercent} onTap={ignored} />);

describe('the button', () => {
  const views: readonly [BarView, string, 'answers' | 'is off'][] = [
    [{ kind: 'retrieving' }, 'Inatafuta thamani mpya', 'is off'],
    [{ kind: 'failed' }, 'Jaribu tena', 'answers'],
    [{ kind: 'locked', why: 'leg-suspended' }, 'Cashout imefungwa kwa muda', 'is off'],
    [{ kind: 'offered', amount, moved: undefined }, 'Cashout TSh 1,468', 'answers'],
    [{ kind: 'confirming', amount }, 'Thibitisha TSh 1,468', 'answers'],
    [{ kind: 'sending', amount }, 'Inaomba cashout TSh 1,468', 'is off'],
    [{ kind: 'unsure', amount }, 'Angalia tena', 'answers'],
  ];
  test.each(views)('[ORD-61] %# says what it is, and stays in reach of the keys', (...row) => {
    const [view, words, answers] = row;
    const markup = button(view);
    expect(spoken(markup)).toBe(words);
    expect(markup).toContain(`aria-disabled="${answers === 'is off'}"`);
    expect(markup).not.toContain(' disabled');
  });

  test('[ORD-61] where none will come there is no button, nor where all is sold', () => {
    expect(button({ kind: 'none', why: 'closed' })).toBe('');
    const sold = button({ kind: 'sold', amount });
    expect([spoken(sold), sold.includes('<button')]).toEqual(['Umepokea TSh 1,468', false]);
  });

  test('[ORD-64] it names the share that it sells', () => {
    const view = { kind: 'offered', amount: shillings(367), moved: undefined } as const;
    expect(spoken(button(view, 25))).toBe('Cashout 25% TSh 367');
  });
});

const panel = (said: Partial<Order> = {}, detail: 'number' | 'whole' = 'whole') =>
  renderToStaticMarkup(<CashOutPanel order={anOrder(said)} detail={detail} />);

test('[ORD-61, ORD-74] a card has the button alone, the page of the bet its tools too', () => {
  const onCard = spoken(panel({}, 'number'));
  expect(onCard).toContain('Inatafuta thamani mpya');
  expect(onCard).not.toContain('Chukua sehemu');
});

test('[ORD-61] an open bet has its cash-out, looked up at first; a decided one has none', () => {
  const words = spoken(panel());
  // With all that an offer has too, so that nothing grows when it comes.
  for (const part of ['Inatafuta thamani mpya', 'Chukua sehemu', 'Weka auto cashout']) {
    expect(words).toContain(part);
  }
  for (const status of [1, 3, 4, 5, 6, 7, 8] as const) expect(panel({ status })).toBe('');
});

test('[ORD-61] a stake by credit has words and no button', () => {
  const markup = panel({ pay_payable: 0, virtual_pay_amount: 1_000 });
  expect(spoken(markup)).toBe('Dau la bonasi halina cashout');
  expect(markup).not.toContain('<button');
});

test('[ORD-64] the slider has a name, its ends and what its place means', () => {
  const part = { state: 'offered', paid: shillings(367), tax: shillings(13) } as const;
  const cashOut = { sharePercent: 25, part: { ...part, stakeLeft: shillings(750) } };
  const markup = renderToStaticMarkup(<ShareSlider cashOut={cashOut as CashOutState} />);
  expect(markup).toMatch(/<input[^>]*type="range"[^>]*min="1"[^>]*max="100"/);
  expect(markup).toContain('aria-valuetext="25%: unapata TSh 367, linabaki dau la TSh 750"');
  expect(spoken(markup)).toContain('Unapata sasa TSh 367 Dau linalobaki mchezoni TSh 750');
});

test('[ORD-65] a rule that is set is named on its key, and can be changed and cancelled', () => {
  const set = shillings(2_000);
  const tools = (threshold?: Senti) =>
    spoken(
      renderToStaticMarkup(
        <CashOutTools threshold={threshold} inUse={undefined} onUse={ignored} />,
      ),
    );
  expect(tools()).toBe('Chukua sehemu Weka auto cashout');
  expect(tools(set)).toBe('Chukua sehemu Auto cashout TSh 2,000');
  const rule = (threshold?: Senti) =>
    renderToStaticMarkup(<AutoRule order={anOrder()} threshold={threshold} onDone={ignored} />);
  expect(rule()).toContain('Kiasi cha juu ni TSh 2,305.');
  expect(rule()).not.toContain('Futa auto cashout');
  expect(rule(set)).toContain('value="2,000"');
  expect(spoken(rule(set))).toContain('Badilisha Futa auto cashout');
});
