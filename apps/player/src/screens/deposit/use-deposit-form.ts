import type { CallRejected, RejectionCode } from '@kipute/api-client/call-rejected';
import { useRef, useState } from 'react';
import { isDefinite } from '../../features/payments/attempt.ts';
import { requestDeposit } from '../../features/payments/deposits.ts';
import { amountRefusalText } from '../../features/payments/parts/amount-words.ts';
import type { AmountLimits } from '../../features/payments/request/amount.ts';
import { operatorOfId, startingOperator } from '../../features/payments/request/operators.ts';
import { shownPhone } from '../../features/phone-number/phone-number.ts';
import { t } from '../../i18n/i18n.ts';
import { shownAmount } from '../../shell/player/shown-amount.ts';
import type { OperatorWord } from '../../ui/operator/operator-name.ts';
import type { DepositWaysProps } from './DepositWays.tsx';
import { type DepositFields, readDeposit } from './deposit-fields.ts';
import { usePayer } from './payer/use-payer.ts';

type Place = 'operator' | 'phone' | 'amount' | 'form';
type Errors = { readonly [At in Place]?: string };

/** What the server refuses is said at the field it is about; anything else above the button. */
const placeOfRefusal: { readonly [Code in RejectionCode]?: Place } = {
  'operator-off': 'operator',
  'phone-invalid': 'phone',
  'payer-unconfirmed': 'phone',
  'prompt-open': 'phone',
  'amount-out-of-range': 'amount',
  'own-limit-reached': 'amount',
};

export function useDepositForm({
  player,
  config,
  offered,
  before,
  onFollow,
  onConfigOld,
}: DepositWaysProps) {
  const limits = { minimum: config.minimum_recharge, maximum: config.max_recharge };
  // Trying again keeps what was typed (MS-29).
  const [phone, setPhone] = useState(shownPhone(before?.phone ?? player.phone));
  const [amount, setAmount] = useState(before ? shownAmount(before.amount_payable) : '');
  const [byHand, setByHand] = useState<OperatorWord | undefined>(
    before && operatorOfId(before.pay_type),
  );
  const payer = usePayer({ ownPhone: player.phone, phone });
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const operator = byHand ?? startingOperator(phone, offered);

  async function send(): Promise<void> {
    if (isUnderWay.current) return;
    const read = readDeposit({ operator, phone, amount }, limits);
    if (!read.ok) {
      setErrors(textsOf(read.refusal, limits));
      return;
    }
    isUnderWay.current = true;
    setSending(true);
    setErrors({});
    const outcome = await requestDeposit(read.value);
    isUnderWay.current = false;
    setSending(false);
    if (outcome.ok) {
      onFollow(outcome.value);
      return;
    }
    if (outcome.refusal.code === 'payer-unconfirmed') payer.askAgain();
    else if (placeOfRefusal[outcome.refusal.code]) onConfigOld();
    setErrors(refusalText(outcome.refusal));
  }

  return {
    limits,
    phone,
    setPhone,
    amount,
    setAmount,
    operator,
    setByHand,
    errors,
    isSending,
    send,
    payer,
  };
}

function textsOf(wrong: DepositFields, limits: AmountLimits): Errors {
  return {
    ...(wrong.operator && { operator: t('money.operatorMissing') }),
    ...(wrong.phone && {
      phone: t(wrong.phone === 'missing' ? 'money.phoneMissing' : 'money.phoneWrong'),
    }),
    ...(wrong.amount && { amount: amountRefusalText(wrong.amount, limits) }),
  };
}

function refusalText(rejected: CallRejected): Errors {
  if (!isDefinite(rejected)) return { form: t('money.sentUnknown') };
  return { [placeOfRefusal[rejected.code] ?? 'form']: rejected.message };
}
