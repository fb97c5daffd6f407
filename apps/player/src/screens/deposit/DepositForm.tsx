import { AmountField } from '../../features/payments/parts/AmountField.tsx';
import { TypedField } from '../../features/payments/parts/TypedField.tsx';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { OperatorChoices } from '../../ui/operator/OperatorChoices.tsx';
import { operatorName } from '../../ui/operator/operator-name.ts';
import { Notice } from '../../ui/state/Notice.tsx';
import type { DepositWaysProps } from './DepositWays.tsx';
import styles from './deposit.module.css';
import { useDepositForm } from './use-deposit-form.ts';

export function DepositForm(props: DepositWaysProps) {
  const form = useDepositForm(props);
  const { errors } = form;
  const name = form.operator && operatorName(form.operator, currentLanguage()).name;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <OperatorChoices
        label={t('deposit.operator')}
        offered={props.offered}
        chosen={form.operator}
        onChoose={form.setByHand}
        hint={name ? t('deposit.operatorChosen', { name }) : t('deposit.operatorChoose')}
        error={errors.operator}
      />
      <TypedField
        label={t('deposit.phone')}
        kind="phone"
        text={form.phone}
        onType={form.setPhone}
        prefix={<Flag code="TZ" width={18} />}
        hint={t('deposit.phoneHint')}
        error={errors.phone}
      />
      <AmountField
        label={t('money.amount')}
        text={form.amount}
        limits={form.limits}
        onType={form.setAmount}
        error={errors.amount}
      />
      {errors.form && (
        <Notice tone="warn" icon="triangle-alert" role="alert">
          {errors.form}
        </Notice>
      )}
      <Button
        type="submit"
        variant="gold"
        width="full"
        state={form.isSending ? 'sending' : 'ready'}
      >
        {form.isSending ? t('money.sending') : t('deposit.send')}
      </Button>
      <p className={styles.adult}>{t('money.adult')}</p>
    </form>
  );
}
