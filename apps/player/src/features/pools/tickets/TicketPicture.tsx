import { formatShillings } from '@kipute/domain/money/senti';
import { useMemo } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { shownSerial } from '../../payments/payment.ts';
import { PictureToSend } from '../../share/picture/PictureToSend.tsx';
import type { Measure } from '../../share/picture/picture.ts';
import { moneyOf, type PoolTicket } from '../issue/pool.ts';
import { type ToldTicket, ticketPicture } from './ticket-picture.ts';
import { ticketMarks } from './ticket-standing.ts';
import { pickShown, stateOf, ticketLink } from './ticket-words.ts';

const draw = (told: ToldTicket, measure: Measure) =>
  ticketPicture(
    told,
    {
      brand: t('shell.brand'),
      won: t('pools.won'),
      code: t('pools.number'),
      safePlay: t('slipPanel.safePlay'),
    },
    measure,
  );

/** In a file of its own: few tickets are shown around, and the arithmetic of the sheet is long. */
export function TicketPicture({ ticket }: { ticket: PoolTicket }) {
  const told = useMemo(() => toldTicket(ticket, location.origin), [ticket]);
  return (
    <PictureToSend
      {...{ told, draw, fileName: `kipute-${told.code}.png` }}
      label={t('pools.picture')}
      order={told.code}
    />
  );
}

export function toldTicket(ticket: PoolTicket, origin: string): ToldTicket {
  const isWon = stateOf(ticket) === 'won';
  return {
    title: t('pools.ticketOf', { name: ticket.label, issue: ticket.issue_name }),
    won: isWon ? `TSh ${formatShillings(moneyOf(ticket.after_tax_amount))}` : undefined,
    code: shownSerial(ticket.serial_number),
    link: ticketLink(ticket, origin),
    places: ticketMarks(ticket).map(({ place, match, pick, kind }) => ({
      number: place,
      match: `${match.team_home} – ${match.team_away}`,
      pick: pickShown(pick),
      kind,
    })),
  };
}
