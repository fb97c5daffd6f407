import type { CallRejected } from '@kipute/api-client/call-rejected';
import { useRef, useState } from 'react';
import { attempt, isDefinite } from '../../../features/payments/asking/attempt.ts';
import { depositUnderWay } from '../../../features/payments/deposits.ts';
import type { Deposit } from '../../../features/payments/payment.ts';
import { idOfOperator } from '../../../features/payments/request/operators.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import type { OperatorWord } from '../../../ui/operator/operator-name.ts';
import { readReceipt } from './receipt-number.ts';

type Errors = { readonly operator?: string; readonly receipt?: string };

/** The operator is asked about the receipt and the money credited once, however often it is sent. */
export function useClaim(operator: OperatorWord | undefined, onFollow: (deposit: Deposit) => void) {
  const [receipt, setReceipt] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  async function send(): Promise<void> {
    if (isUnderWay.current) return;
    const read = readReceipt(receipt);
    if (!operator || !read.ok) {
      setErrors({
        ...(!operator && { operator: t('money.operatorMissing') }),
        ...(!read.ok && {
          receipt: t(read.refusal === 'missing' ? 'claim.missing' : 'claim.wrong'),
        }),
      });
      return;
    }
    isUnderWay.current = true;
    setSending(true);
    setErrors({});
    const claim = { pay_type: idOfOperator(operator), receipt_number: read.value };
    const outcome = await attempt(api.recharge.claim(claim, { silent: true }));
    isUnderWay.current = false;
    setSending(false);
    if (outcome.ok) {
      depositUnderWay.follow(outcome.value);
      onFollow(outcome.value);
    } else setErrors({ receipt: refusalText(outcome.refusal) });
  }

  return { receipt, setReceipt, errors, isSending, send };
}

/** A claim can be sent again at any time, so a network that failed is simply said. */
function refusalText(rejected: CallRejected): string {
  if (!isDefinite(rejected)) return t('claim.failed');
  return rejected.code === 'parameter-invalid' ? t('claim.wrong') : rejected.message;
}
