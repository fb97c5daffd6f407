import { TypedField } from '../../../features/payments/parts/TypedField.tsx';
import type { Deposit } from '../../../features/payments/payment.ts';
import type { UserInfo } from '../../../features/session/session-record.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { OperatorChoices } from '../../../ui/operator/OperatorChoices.tsx';
import type { OfferedOperator } from '../../../ui/operator/operator-name.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import styles from '../deposit.module.css';
import { useClaim } from './use-claim.ts';
import { useOperator } from './use-operator.ts';

const noticeIcons = { good: 'check', info: 'info', warn: 'hourglass' } as const;

type ClaimFormProps = {
  player: UserInfo;
  offered: readonly OfferedOperator[];
  onFollow: (deposit: Deposit) => void;
};

/** "I paid but see nothing". */
export function ClaimForm({ player, offered, onFollow }: ClaimFormProps) {
  const { all, chosen, setChosen } = useOperator(player.phone, offered);
  const claim = useClaim(chosen, onFollow);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void claim.send();
      }}
    >
      <p className={styles.lead}>{t('claim.lead')}</p>
      <OperatorChoices
        label={t('claim.operator')}
        offered={all}
        chosen={chosen}
        onChoose={setChosen}
        error={claim.errors.operator}
      />
      <TypedField
        label={t('claim.receipt')}
        kind="receipt"
        text={claim.receipt}
        onType={claim.setReceipt}
        placeholder={t('claim.example')}
        hint={t('claim.hint')}
        error={claim.errors.receipt}
      />
      {claim.said && (
        <Notice tone={claim.said.tone} icon={noticeIcons[claim.said.tone]} role="status">
          {claim.said.text}
        </Notice>
      )}
      <Button type="submit" width="full" state={claim.isSending ? 'sending' : 'ready'}>
        {claim.isSending ? t('claim.sending') : t('claim.send')}
      </Button>
    </form>
  );
}
