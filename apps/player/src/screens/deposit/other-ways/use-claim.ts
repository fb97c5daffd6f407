import type { CallRejected, RejectionCode } from '@kipute/api-client/call-rejected';
import { useRef, useState } from 'react';
import { attempt, isDefinite } from '../../../features/payments/attempt.ts';
import { depositUnderWay } from '../../../features/payments/deposits.ts';
import type { Deposit } from '../../../features/payments/payment.ts';
import { idOfOperator } from '../../../features/payments/request/operators.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import type { OperatorWord } from '../../../ui/operator/operator-name.ts';
import { readReceipt } from './receipt-number.ts';

type Errors = { readonly operator?: string; readonly receipt?: string };

/** What is not wrong with what was typed is said over the button, in its own tone (MS-26). */
type Said = { readonly tone: 'good' | 'info' | 'warn'; readonly text: string };
const tones: { readonly [Code in RejectionCode]?: Said['tone'] } = {
  'receipt-credited': 'good',
  'receipt-with-person': 'info',
  'operator-silent': 'warn',
};

/** The operator is asked about the receipt and the money credited once, however often it is sent. */
export function useClaim(operator: OperatorWord | undefined, onFollow: (deposit: Deposit) => void) {
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
