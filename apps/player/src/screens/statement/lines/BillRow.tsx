import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { CallContent } from '@kipute/contract/registry';
import { formatShillings, fromWireShillings, senti } from '@kipute/domain/money/senti';
import { useId, useState } from 'react';
import { CASINO_ROUNDS_PATH } from '../../../features/casino/game.ts';
import { shownSerial } from '../../../features/payments/payment.ts';
import { poolPages } from '../../../features/pools/issue/pool.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { shownAmount } from '../../../ui/money-text.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { BillDetail } from './BillDetail.tsx';
import { billName } from './bill-kinds.ts';
import { eastAfricaTime } from './day-groups.ts';
import styles from './lines.module.css';

/** Where a number is looked up; the address goes on with it. */
const RACING_BETS = '/racing/bets?which=settled';

const ticketPages = new Map<number, string>([
  [billTypes['racing-placed'].id, RACING_BETS],
  [billTypes['racing-result'].id, RACING_BETS],
  [billTypes['jackpot-placed'].id, poolPages.jackpot.tickets],
  [billTypes['jackpot-result'].id, poolPages.jackpot.tickets],
  [billTypes['lucky-six-placed'].id, poolPages['lucky-six'].tickets],
  [billTypes['lucky-six-result'].id, poolPages['lucky-six'].tickets],
]);

const TAX = billTypes['winnings-tax'].id;
/** Tax is withheld from more than one game: the letter of the number says from which. */
const taxedPages = new Map<string | undefined, string>([
  [serialLetters.jackpot.letter, poolPages.jackpot.tickets],
  [serialLetters['lucky-six'].letter, poolPages['lucky-six'].tickets],
]);

const casinoTypes: ReadonlySet<number> = new Set([
  billTypes['casino-placed'].id,
  billTypes['casino-won'].id,
  billTypes['casino-reward'].id,
]);

/** A letter, time and chance; a provider's number of a round looks as it likes. */
const ourNumber = /^[A-Z][0-9A-HJKMNP-TV-Z]{15}$/;

export type Bill = CallContent<'bill/inquire'>[number];

/** What happened, how much it changed, and the balance it left. */
export function BillRow({ bill }: { bill: Bill }) {
  const isIn = bill.change_amount > 0;
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  return (
    <li className={styles.row}>
      <span className={styles.sign} data-way={isIn ? 'in' : 'out'}>
        <Icon name={isIn ? 'plus' : 'minus'} size={16} />
      </span>
      <p className={styles.what}>
        <b className={styles.name}>{billName(bill.type, currentLanguage())}</b>
        {bill.remark && <span className={styles.remark}>{bill.remark}</span>}
        <small className={styles.meta}>
          <time dateTime={bill.update_time}>{eastAfricaTime(bill.update_time)}</time>
          <Serial bill={bill} />
        </small>
      </p>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={detailId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.sums}>
          <b className={styles.change} data-way={isIn ? 'in' : 'out'}>
            {signed(bill.change_amount)}
          </b>
          <small className={styles.after}>
            {t('statement.after', { balance: shownAmount(bill.balance_after) })}
          </small>
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        <SpokenOnly>{t('statement.detail')}</SpokenOnly>
      </button>
      <div id={detailId} className={styles.detail} hidden={!isOpen}>
        {isOpen && <BillDetail bill={bill} />}
      </div>
    </li>
  );
}

/** The number of a ticket leads to it, one of the casino to its rounds; others are looked up by hand. */
function Serial({ bill }: { bill: Bill }) {
  // The number of a round is the provider's own: it has no letter of ours in front.
  const number = isOfCasino(bill) ? bill.serial_number : shownSerial(bill.serial_number);
  const page = pageOf(bill, number);
  if (!page) return <span className={styles.serial}>{number}</span>;
  return (
    <Link className={styles.serial} href={page}>
      {number}
    </Link>
  );
}

function pageOf(bill: Bill, number: string): string | undefined {
  if (isOfCasino(bill)) return CASINO_ROUNDS_PATH;
  const { type, serial_number } = bill;
  const tickets = type === TAX ? taxedPages.get(serial_number[0]) : ticketPages.get(type);
  return tickets && `${tickets}&number=${number}`;
}

function isOfCasino({ type, serial_number }: Bill): boolean {
  if (type !== TAX) return casinoTypes.has(type);
  return serial_number !== '' && !ourNumber.test(serial_number);
}

/** The sign says it to everybody; the colour only repeats it. */
function signed(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatShillings(fromWireShillings(amount) ?? senti(0n))}`;
}
