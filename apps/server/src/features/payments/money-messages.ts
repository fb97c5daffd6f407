import { operators } from '@kipute/contract/constants/money/operators';
import type { Localised } from '@kipute/contract/locale';
import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import type { Transaction } from '../../platform/database/database.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import type { OperatorName } from './ports.ts';

type ToldPayment = {
  readonly playerId: bigint;
  readonly serialNumber: string;
  readonly operator: OperatorName;
  readonly amount: Senti;
  readonly receipt: string | null;
};

type MoneyNews = 'deposit-credited' | 'withdrawal-paid' | 'withdrawal-returned';

/** Each fits one SMS of plain letters. */
export function moneyMessage(
  news: MoneyNews,
  { operator, amount, receipt }: Omit<ToldPayment, 'playerId' | 'serialNumber'>,
): Localised {
  const sum = `TSh ${formatShillings(amount)}`;
  const { sw, en } = operators[operator];
  switch (news) {
    case 'deposit-credited':
      return {
        sw: `Kipute: ${sum} kutoka ${sw} zimeingia kwenye salio lako. Risiti ${receipt}.`,
        en: `Kipute: ${sum} from ${en} is in your balance. Receipt ${receipt}.`,
      };
    case 'withdrawal-paid':
      return {
        sw: `Kipute: ${sum} zimetumwa kwenye simu yako kwa ${sw}. Risiti ${receipt}.`,
        en: `Kipute: ${sum} was sent to your phone by ${en}. Receipt ${receipt}.`,
      };
    case 'withdrawal-returned':
      return {
        sw: `Kipute: kutoa ${sum} hakukufanikiwa. Pesa imerudi kwenye salio lako.`,
        en: `Kipute: your withdrawal of ${sum} did not go through. The money is back in your balance.`,
      };
  }
}

/** In the inbox, whether somebody waits at the page or not: it is where one looks later (INB-20). */
export function tellOfMoney(
  { inbox }: Pick<PaymentsDeps, 'inbox'>,
  tx: Transaction,
  { news, payment }: { readonly news: MoneyNews; readonly payment: ToldPayment },
): Promise<void> {
  const { playerId, serialNumber, operator, amount, receipt } = payment;
  const { sw, en } = operators[operator];
  const letter = { playerId, key: `money:${serialNumber}`, jump: '/user_bill' };
  const facts = { amount: `TSh ${formatShillings(amount)}`, operator: { sw, en } };
  if (news === 'withdrawal-returned') return inbox.tell(tx, { ...letter, event: news, facts });
  return inbox.tell(tx, { ...letter, event: news, facts: { ...facts, receipt: receipt ?? '' } });
}

/** With the money itself: both happen or neither, and one payment is told once (PAY-55). */
export function sendMoneyMessage(
  { writeToPlayer }: PaymentsDeps,
  tx: Transaction,
  { news, payment }: { readonly news: MoneyNews; readonly payment: ToldPayment },
): Promise<void> {
  const { playerId, serialNumber } = payment;
  const text = moneyMessage(news, payment);
  return writeToPlayer(tx, { playerId, kind: 'money', text, key: `money:${serialNumber}` });
}
