import { useState } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { RowShapes } from '../../features/payments/parts/Shapes.tsx';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Field } from '../../ui/control/Field.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { FoundOrderCard } from './FoundOrderCard.tsx';
import styles from './order-lookup.module.css';
import { useFoundOrder } from './use-found-order.ts';

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
  const found = useFoundOrder(number);
  switch (found.status) {
    case 'loading':
      return <RowShapes count={3} />;
    case 'failed':
      return <FailedState onRetry={found.retry} />;
    case 'ready':
      return found.answer ? (
        <FoundOrderCard order={found.answer} />
      ) : (
        <EmptyState icon="search" title={t('lookup.none')} text={t('lookup.noneText')} />
      );
  }
}
