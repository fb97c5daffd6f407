import { formatShillings } from '@kipute/domain/money/senti';
import { type CashOutStep, moneyIn } from '../../../features/cash-out/offers/offer.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Order, OrderLeg } from '../../order/order-result.ts';
import { outcomeText } from '../../order/order-words.ts';

/** One line of the sum: what it is, what it is made of, and what it does to the number. */
type StepLine = {
  readonly name: string;
  readonly detail: string;
  readonly effect: string;
};

/** How the number came about, in the order of the sum, in words (ORD-67). */
export function stepLines(
  steps: readonly CashOutStep[],
  { details }: Pick<Order, 'details'>,
): readonly StepLine[] {
  return steps.map((step) => lineOf(step, details));
}

function lineOf(step: CashOutStep, legs: readonly OrderLeg[]): StepLine {
  switch (step.kind) {
    case 'stake':
      return plain(t('cashOut.step.stake'), money(step.stake));
    case 'open-leg': {
      const odds = { placed: step.placed_odds.toFixed(2), now: rounded(step.fair_odds) };
      const detail = t('cashOut.step.odds', odds);
      return { name: legName(legs[step.leg]), detail, effect: times(step.factor) };
    }
    case 'decided-leg':
      return {
        name: legName(legs[step.leg]),
        detail: outcomeText({ outcome: step.outcome }),
        effect: times(step.factor),
      };
    case 'lines':
      return plain(
        t('cashOut.step.lines', { count: step.lines, each: spanOf(step.legs_each) }),
        '',
      );
    case 'profit-ceiling': {
      const [returned, promised] = [shown(step.returned), shown(step.promised)];
      return plain(t('cashOut.step.profitCeiling', { returned, promised }), '');
    }
    case 'margin':
      return plain(t('cashOut.step.margin'), `− ${step.percent}%`);
    case 'payout-ceiling':
      return plain(t('cashOut.step.payoutCeiling'), money(step.payout));
    case 'tax':
      return plain(t('cashOut.step.tax', { percent: step.percent }), `− ${money(step.tax)}`);
  }
}

/** "2", and of a full cover "1–4". */
function spanOf(sizes: readonly number[]): string {
  const [fewest, most] = [sizes[0], sizes[sizes.length - 1]];
  return fewest === most ? `${fewest}` : `${fewest}–${most}`;
}

const plain = (name: string, effect: string): StepLine => ({ name, detail: '', effect });

const shown = (wire: number): string => formatShillings(moneyIn(wire));
const money = (wire: number): string => `TSh ${shown(wire)}`;
const times = (factor: string): string => `× ${rounded(factor)}`;

/** Three places are read, six are not; the server counts with all of them. */
const rounded = (decimal: string): string => String(Number(Number(decimal).toFixed(3)));

/** "Simba SC (Simba SC – Young Africans)": a pick alone may stand in several matches. */
function legName(leg: OrderLeg | undefined): string {
  return leg ? `${leg.selection_name} (${leg.team_home} – ${leg.team_away})` : '';
}
