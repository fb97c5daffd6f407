import { Suspense, useState } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { eastAfricaMoment } from '../../features/clock/east-africa-moment.ts';
import { RowShapes } from '../../features/payments/parts/Shapes.tsx';
import { shownSerial } from '../../features/payments/payment.ts';
import { loadAreas, t, useLanguage } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Field } from '../../ui/control/Field.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { splitView } from '../../ui/split-view.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { progressOf } from '../order/order-result.ts';
import { kindText, statusText } from '../order/order-words.ts';
import { useStandings } from '../order/standing/use-standings.ts';
import { LegRow } from '../order-detail/LegRow.tsx';
import styles from './order-lookup.module.css';
import { type FoundOrder, type Found as FoundThing, useFound } from './use-found.ts';

/** Of jackpot and Lucky Six; fewer numbers are theirs. */
const LateTicket = splitView(async () => {
  const [{ FoundTicketCard }] = await Promise.all([
    import('../../features/pools/tickets/FoundTicketCard.tsx'),
    loadAreas('pools'),
  ]);
  return FoundTicketCard;
});

export function OrderLookupScreen() {
  const language = useLanguage();
  const { parameters, choose } = useAddressChoice();
  const [missing, setMissing] = useState(false);
  const number = parameters.get('number') ?? '';

  function seek(typed: string) {
    setMissing(typed === '');
    choose('number', typed);
  }

  return (
    <PageColumn>
      <PageTitle>{t('lookup.title')}</PageTitle>
      <Card icon="search" title={t('lookup.form')} text={t('lookup.lead')}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            seek(String(new FormData(event.currentTarget).get('number') ?? '').trim());
          }}
        >
          <Field
            name="number"
            label={t('orders.number')}
            defaultValue={number}
            error={missing ? t('lookup.missing') : undefined}
          />
          <Button type="submit" width="full">
            {t('lookup.find')}
          </Button>
        </form>
      </Card>
      {number !== '' && <Found key={`${language} ${number}`} number={number} />}
    </PageColumn>
  );
}

function Found({ number }: { number: string }) {
  const found = useFound(number);
  switch (found.status) {
    case 'loading':
      return <RowShapes count={3} />;
    case 'failed':
      return <FailedState onRetry={found.refetch} />;
    case 'ready':
      return <FoundCard found={found.data} />;
  }
}

export function FoundCard({ found }: { found: FoundThing | undefined }) {
  switch (found?.kind) {
    case undefined:
      return <EmptyState icon="search" title={t('lookup.none')} text={t('lookup.noneText')} />;
    case 'order':
      return <FoundOrderCard order={found.order} />;
    case 'ticket':
      return (
        <Suspense fallback={<RowShapes count={3} />}>
          <LateTicket ticket={found.ticket} />
        </Suspense>
      );
  }
}

/** How a bet stands, for who was given its number: nothing of its money or its player. */
export function FoundOrderCard({ order }: { order: FoundOrder }) {
  const { through, lost, pending } = progressOf(order.details);
  const legs = useStandings(order.details);
  return (
    <Card icon="ticket" title={t('orders.detail', { number: shownSerial(order.serial_number) })}>
      <p className={styles.state}>
        <Badge>{statusText(order)}</Badge>
        <span>{kindText(order)}</span>
        <span>{`${t('orders.odds')}: ${order.total_price}`}</span>
        <time dateTime={order.create_time}>{eastAfricaMoment(order.create_time)}</time>
      </p>
      <p className={styles.state}>{t('orders.progress', { through, lost, pending })}</p>
      <ul>
        {legs.map((now) => (
          <LegRow key={now.leg.selection_id} now={now} />
        ))}
      </ul>
    </Card>
  );
}
