import { AmountField } from '../../features/payments/parts/AmountField.tsx';
import { TypedField } from '../../features/payments/parts/TypedField.tsx';
import type { PayerPhones as Phones } from '../../features/payments/payer-phones.ts';
import { shownPhone } from '../../features/phone-number/phone-number.ts';
import { CodeField } from '../../features/verification-code/CodeField.tsx';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { OperatorChoices } from '../../ui/operator/OperatorChoices.tsx';
import { operatorName } from '../../ui/operator/operator-name.ts';
import { Notice } from '../../ui/state/Notice.tsx';
import styles from './deposit.module.css';
import payerStyles from './payer.module.css';
import { type DepositWaysProps, useDepositForm } from './use-deposit-form.ts';
import type { PayerCode } from './use-payer.ts';

export function DepositForm(props: DepositWaysProps) {
  const form = useDepositForm(props);
  const { errors, payer } = form;
  const name = form.operator && operatorName(form.operator, currentLanguage()).name;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (payer.needsCode ? payer.code.confirm() : form.send());
      }}
    >
      <AmountField
        label={t('money.amount')}
        text={form.amount}
        limits={form.limits}
        onType={form.setAmount}
        error={errors.amount}
      />
      {props.own.left !== null && (
        <p className={styles.left}>
          {t('ownLimits.depositLeft', { left: shownAmount(props.own.left) })}
        </p>
      )}
      <OperatorChoices
        label={t('deposit.operator')}
        offered={props.offered}
        chosen={form.operator}
        onChoose={form.setByHand}
        hint={name ? t('deposit.operatorChosen', { name }) : t('deposit.operatorChoose')}
        error={errors.operator}
      />
      <PayerPart form={form} ownPhone={props.player.phone} />
      {errors.form && (
        <Notice tone="warn" icon="triangle-alert" role="alert">
          {errors.form}
        </Notice>
      )}
      <div className={styles.send}>
        <Button
          type="submit"
          variant="gold"
          width="full"
          state={form.isSending || payer.code.busy === 'confirming' ? 'sending' : 'ready'}
        >
          {sendText(form)}
        </Button>
      </div>
      <p className={styles.adult}>{t('money.adult')}</p>
    </form>
  );
}

type PayerPartProps = { form: ReturnType<typeof useDepositForm>; ownPhone: string };

/** The number that pays, and the yes of its owner where it is asked for. */
function PayerPart({ form, ownPhone }: PayerPartProps) {
  return (
    <>
      <TypedField
        label={t('deposit.phone')}
        kind="phone"
        text={form.phone}
        onType={form.setPhone}
        prefix={<Flag code="TZ" width={18} />}
        hint={t('deposit.phoneHint')}
        error={form.errors.phone}
      >
        <PayerPhones
          phones={form.payer.phones}
          ownPhone={ownPhone}
          onChoose={(phone) => form.setPhone(shownPhone(phone))}
          onRemove={(phone) => void form.payer.remove(phone)}
        />
      </TypedField>
      {form.payer.needsCode && <ConfirmPayer phone={form.phone} code={form.payer.code} />}
      {form.payer.isJustConfirmed && (
        <Notice tone="good" icon="check" role="status">
          {t('payer.confirmed', { phone: form.phone })}
        </Notice>
      )}
    </>
  );
}

function sendText({ isSending, payer }: ReturnType<typeof useDepositForm>): string {
  if (isSending) return t('money.sending');
  return t(payer.needsCode ? 'payer.confirm' : 'deposit.send');
}

/** Shown for a number from which the player has not paid yet: its owner says yes with a code. */
function ConfirmPayer({ phone, code }: { phone: string; code: PayerCode }) {
  const { busy, secondsLeft, sentTo, error } = code;
  return (
    <div className={payerStyles.confirm}>
      <p className={payerStyles.why}>{t('payer.why', { phone: shownPhone(phone) })}</p>
      <CodeField
        code={{
          purpose: 'confirm-payer',
          isAsking: busy === 'asking',
          wasAsked: sentTo !== undefined,
          ...{ secondsLeft, sentTo },
        }}
        error={error}
        onAsk={() => void code.ask()}
        onType={code.setText}
      />
    </div>
  );
}

type PayerPhonesProps = {
  phones: Phones;
  ownPhone: string;
  onChoose: (phone: string) => void;
  onRemove: (phone: string) => void;
};

/** Keys that fill the field with a number one has paid from; others than one's own can go. */
function PayerPhones({ phones, ownPhone, onChoose, onRemove }: PayerPhonesProps) {
  if (phones.length === 0) return null;
  const choose = (phone: string) => (
    <button type="button" className={payerStyles.phone} onClick={() => onChoose(phone)}>
      {shownPhone(phone)}
    </button>
  );
  return (
    <ul className={payerStyles.phones} aria-label={t('payer.phones')}>
      <li className={payerStyles.known}>{choose(ownPhone)}</li>
      {phones.map(({ phone }) => (
        <li key={phone} className={payerStyles.known}>
          {choose(phone)}
          <IconButton
            icon="x"
            size={18}
            label={t('payer.remove', { phone: shownPhone(phone) })}
            onClick={() => onRemove(phone)}
          />
        </li>
      ))}
    </ul>
  );
}
