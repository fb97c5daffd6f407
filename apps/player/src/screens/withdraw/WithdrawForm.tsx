import { AmountField } from '../../features/payments/parts/AmountField.tsx';
import { maskedPhone } from '../../features/payments/request/phone.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { OperatorChoices } from '../../ui/operator/OperatorChoices.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx';
import { useWithdrawForm, type WithdrawFormProps } from './use-withdraw-form.ts';
import styles from './withdraw.module.css';
import { wholeOf } from './withdrawal-rules.ts';

export function WithdrawForm(props: WithdrawFormProps) {
  const form = useWithdrawForm(props);
  const { terms, player } = props;
  if (form.wanted) {
    return (
      <ConfirmWithdrawal
        wanted={form.wanted}
        terms={terms}
        error={form.errors.form}
        isSending={form.isSending}
        onSend={() => void form.send()}
        onChange={form.change}
      />
    );
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.review();
      }}
    >
      <Destination phone={terms.phone} />
      <OperatorChoices
        label={t('withdraw.operator')}
        offered={form.offered}
        chosen={form.operator}
        onChoose={form.setByHand}
        error={form.errors.operator}
      />
      <AmountField
        label={t('money.amount')}
        text={form.amount}
        limits={form.limits}
        onType={form.setAmount}
        error={form.errors.amount}
        all={wholeOf(terms, player.balance)}
      />
      <p className={styles.left}>
        {t('withdraw.leftToday', { left: shownAmount(terms.left_today) })}
      </p>
      {form.fee && <p className={styles.left}>{form.fee}</p>}
      {form.errors.form && (
        <Notice tone="danger" icon="triangle-alert" role="alert">
          {form.errors.form}
        </Notice>
      )}
      <Button type="submit" width="full">
        {t('withdraw.next')}
      </Button>
    </form>
  );
}

/** The registered number and no other: who stole a password must not get the money. */
function Destination({ phone }: { phone: string }) {
  return (
    <div className={styles.destination}>
      <span className={styles.destinationIcon}>
        <Icon name="smartphone" />
      </span>
      <p>
        <span className={styles.destinationLabel}>{t('withdraw.to')}</span>
        <b className={styles.destinationPhone}>{maskedPhone(phone)}</b>
        <small className={styles.destinationNote}>{t('withdraw.toNote')}</small>
      </p>
    </div>
  );
}
