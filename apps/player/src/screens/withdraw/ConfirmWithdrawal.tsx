import { Facts } from '../../features/payments/parts/Facts.tsx';
import { Shillings } from '../../features/payments/parts/Shillings.tsx';
import { useNewView } from '../../features/payments/parts/use-new-view.ts';
import type { WithdrawalTerms } from '../../features/payments/payment.ts';
import { ProgressSum } from '../../features/payments/progress/ProgressParts.tsx';
import { operatorOfId } from '../../features/payments/request/operators.ts';
import { maskedPhone } from '../../features/payments/request/phone.ts';
import type { WantedWithdrawal } from '../../features/payments/withdrawals.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { OperatorMark } from '../../ui/operator/OperatorMark.tsx';
import { operatorName } from '../../ui/operator/operator-name.ts';
import { Notice } from '../../ui/state/Notice.tsx';
import styles from './withdraw.module.css';
import { feeOf, isReviewed } from './withdrawal-rules.ts';

type ConfirmWithdrawalProps = {
  wanted: WantedWithdrawal;
  terms: WithdrawalTerms;
  error: string | undefined;
  isSending: boolean;
  onSend: () => void;
  onChange: () => void;
};

/** Amount, fee and number once more, before anything moves (MS-35). */
export function ConfirmWithdrawal(props: ConfirmWithdrawalProps) {
  const { wanted, terms, error, isSending } = props;
  const { amount, pay_type } = wanted;
  const operator = operatorOfId(pay_type);
  const fee = feeOf(terms.fees, { operator: pay_type, amount });
  const heading = useNewView();
  return (
    <section className={styles.confirm}>
      <h2 className={styles.confirmTitle} ref={heading} tabIndex={-1}>
        {t('withdraw.confirm')}
      </h2>
      <ProgressSum amount={amount} />
      <Facts
        facts={[
          { name: t('withdraw.to'), value: maskedPhone(terms.phone) },
          {
            name: t('withdraw.operator'),
            value: (
              <span className={styles.operator}>
                <OperatorMark operator={operator} />
                {operatorName(operator, currentLanguage()).name}
              </span>
            ),
          },
          {
            name: t('withdraw.fee'),
            value: fee > 0 ? <Shillings amount={fee} /> : t('withdraw.noFee'),
          },
          { name: t('withdraw.arrives'), value: <Shillings amount={Math.max(0, amount - fee)} /> },
        ]}
      />
      {isReviewed(terms, amount) && (
        <Notice icon="clock">
          {t('withdraw.reviewed', { from: shownAmount(terms.review_from) })}
        </Notice>
      )}
      {error && (
        <Notice tone="warn" icon="triangle-alert" role="alert">
          {error}
        </Notice>
      )}
      <Button width="full" state={isSending ? 'sending' : 'ready'} onClick={props.onSend}>
        {isSending ? t('money.sending') : t('withdraw.send', { amount: shownAmount(amount) })}
      </Button>
      <Button
        width="full"
        variant="outline"
        state={isSending ? 'disabled' : 'ready'}
        onClick={props.onChange}
      >
        {t('withdraw.change')}
      </Button>
    </section>
  );
}
