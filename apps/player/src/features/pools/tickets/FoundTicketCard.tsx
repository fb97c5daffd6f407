import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { shownSerial } from '../../payments/payment.ts';
import { type FoundTicket, placesOf } from '../issue/pool.ts';
import { PlaceList, Ring, TicketMarks } from './TicketMarks.tsx';
import styles from './ticket.module.css';
import { ticketMarks } from './ticket-standing.ts';
import { rightText, stateOf, stateText, stateTones } from './ticket-words.ts';

/** What anybody sees of a ticket whose number they were given: nothing of money, and no name. */
export function FoundTicketCard({ ticket }: { ticket: FoundTicket }) {
  const titleId = useId();
  const marks = ticketMarks(ticket);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>
          {t('pools.ticketOf', { name: ticket.label, issue: ticket.issue_name })}
        </h3>
        <Badge tone={stateTones[stateOf(ticket)]}>{stateText(ticket)}</Badge>
        <span className={styles.serial}>{shownSerial(ticket.serial_number)}</span>
      </header>
      <div className={styles.sum}>
        <Ring right={ticket.right} all={placesOf(ticket.places).length} />
        <p className={styles.right}>{rightText(ticket)}</p>
      </div>
      <TicketMarks marks={marks} />
      <PlaceList marks={marks} />
    </section>
  );
}
