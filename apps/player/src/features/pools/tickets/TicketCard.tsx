import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import hero from '../../../ui/hero/hero.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { shownSerial } from '../../payments/payment.ts';
import { openSheet } from '../../sheet/sheet-history.ts';
import { dateText } from '../issue/moment.ts';
import { moneyOf, type PoolTicket, placesOf } from '../issue/pool.ts';
import { RunningMatch } from './RunningMatch.tsx';
import { setShownTicket } from './shown-ticket.ts';
import { PlaceList, Ring, TicketMarks } from './TicketMarks.tsx';
import styles from './ticket.module.css';
import { ticketMarks } from './ticket-standing.ts';
import { holdsText, reachText, rightText, stateOf, stateText, stateTones } from './ticket-words.ts';

/** A ticket in progress or decided: how far it is, what it holds, what it can still reach. */
export function TicketCard({ ticket }: { ticket: PoolTicket }) {
  const titleId = useId();
  const marks = ticketMarks(ticket);
  const state = stateOf(ticket);
  const running = state === 'open' ? marks.filter(({ kind }) => kind === 'live') : [];
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>
          {t('pools.yourTicket', { name: ticket.label, issue: ticket.issue_name })}
        </h3>
        <Badge tone={stateTones[state]}>{stateText(ticket)}</Badge>
        <span className={styles.serial}>{shownSerial(ticket.serial_number)}</span>
      </header>
      {state === 'won' && <WonPart ticket={ticket} />}
      <div className={styles.sum}>
        <Ring right={ticket.right} all={placesOf(ticket.places).length} />
        <div>
          <p className={styles.right}>{rightText(ticket)}</p>
          {state === 'open' && <p className={styles.reach}>{reachText(ticket)}</p>}
          {state === 'lost' && <p className={styles.reach}>{t('pools.lost')}</p>}
          {state === 'refunded' && <p className={styles.reach}>{t('pools.refunded')}</p>}
        </div>
      </div>
      <TicketMarks marks={marks} />
      {running.map((mark) => (
        <RunningMatch key={mark.place} mark={mark} />
      ))}
      <TicketFacts ticket={ticket} />
      {ticket.corrections > 0 && <p className={styles.note}>{t('pools.corrected')}</p>}
      <details className={styles.more}>
        <summary>{t('pools.showMatches')}</summary>
        <PlaceList marks={marks} />
      </details>
      <footer className={styles.foot}>
        <span>{state === 'open' ? holdsText(ticket) : dateText(ticket.create_time)}</span>
        <button type="button" onClick={() => showTicket(ticket)}>
          <Icon name="share-2" size={16} />
          {t('pools.shareTicket')}
        </button>
      </footer>
    </section>
  );
}

function showTicket(ticket: PoolTicket): void {
  setShownTicket(ticket);
  openSheet('ticketBought');
}

/** The prize after tax is what has come into the balance. */
function WonPart({ ticket }: { ticket: PoolTicket }) {
  return (
    <div className={classNames(styles.won, hero.woven, hero.green)}>
      <span>{t('pools.won')}</span>
      <b>
        <Money amount={moneyOf(ticket.after_tax_amount)} />
      </b>
      <small>{t('pools.wonText', { right: ticket.right })}</small>
    </div>
  );
}

function TicketFacts({ ticket }: { ticket: PoolTicket }) {
  const facts = [
    { name: t('pools.lines'), value: String(ticket.lines) },
    {
      name: t(ticket.pay_type === 2 ? 'pools.stakeCredit' : 'pools.stake'),
      value: <Money amount={moneyOf(ticket.bet_amount)} />,
    },
    ticket.prize > 0 && { name: t('pools.prize'), value: <Money amount={moneyOf(ticket.prize)} /> },
    ticket.tax_amount > 0 && {
      name: t('pools.tax'),
      value: <Money amount={moneyOf(ticket.tax_amount)} />,
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
