import type { CallRejected, RejectionCode } from '@kipute/api-client/call-rejected';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { useRef, useState } from 'react';
import { attempt, isDefinite } from '../../../features/payments/attempt.ts';
import { depositUnderWay } from '../../../features/payments/deposits.ts';
import { TypedField } from '../../../features/payments/parts/TypedField.tsx';
import type { Deposit } from '../../../features/payments/payment.ts';
import { idOfOperator } from '../../../features/payments/request/operators.ts';
import type { UserInfo } from '../../../features/session/session-record.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { OperatorChoices } from '../../../ui/operator/OperatorChoices.tsx';
import type { OfferedOperator, OperatorWord } from '../../../ui/operator/operator-name.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import styles from '../deposit.module.css';
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

type Errors = { readonly operator?: string; readonly receipt?: string };

/** What is not wrong with what was typed is said over the button, in its own tone (MS-26). */
type Said = { readonly tone: 'good' | 'info' | 'warn'; readonly text: string };
const tones: { readonly [Code in RejectionCode]?: Said['tone'] } = {
  'receipt-credited': 'good',
  'receipt-with-person': 'info',
  'operator-silent': 'warn',
};

/** The operator is asked about the receipt and the money credited once, however often it is sent. */
function useClaim(operator: OperatorWord | undefined, onFollow: (deposit: Deposit) => void) {
  const [receipt, setReceipt] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [said, setSaid] = useState<Said>();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  async function send(): Promise<void> {
    if (isUnderWay.current) return;
    const read = readReceipt(receipt);
    if (!operator || !read.ok) {
      setErrors({
        ...(!operator && { operator: t('money.operatorMissing') }),
        ...(!read.ok && { receipt: typedText(read.refusal) }),
      });
      return;
    }
    isUnderWay.current = true;
    setSending(true);
    setErrors({});
    setSaid(undefined);
    const claim = { pay_type: idOfOperator(operator), receipt_number: read.value };
    const outcome = await attempt(api.recharge.claim(claim, { silent: true }));
    isUnderWay.current = false;
    setSending(false);
    if (outcome.ok) {
      depositUnderWay.follow(outcome.value);
      onFollow(outcome.value);
      return;
    }
    explain(outcome.refusal);
  }

  function explain(refusal: CallRejected): void {
    const tone = isDefinite(refusal) ? tones[refusal.code] : undefined;
    if (tone) setSaid({ tone, text: refusal.message });
    else setErrors({ receipt: refusalText(refusal) });
  }

  return { receipt, setReceipt, errors, said, isSending, send };
}

/** A claim can be sent again at any time, so a network that failed is simply said. */
function refusalText(rejected: CallRejected): string {
  if (!isDefinite(rejected)) return t('claim.failed');
  return rejected.code === 'parameter-invalid' ? t('claim.wrong') : rejected.message;
}

const typedText = (wrong: 'missing' | 'wrong'): string =>
  t(wrong === 'missing' ? 'claim.missing' : 'claim.wrong');

const RECEIPT = /^[0-9A-Z.]{6,30}$/;

/** As it stands in the operator's message; people add spaces and forget capitals (MS-26). */
export function readReceipt(typed: string): Result<string, 'missing' | 'wrong'> {
  const receipt = typed.replace(/\s/g, '').toUpperCase();
  if (receipt === '') return refuse('missing');
  return RECEIPT.test(receipt) ? ok(receipt) : refuse('wrong');
}
