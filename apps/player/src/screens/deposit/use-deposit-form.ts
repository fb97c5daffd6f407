import type { CallRejected, RejectionCode } from '@kipute/api-client/call-rejected';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { useRef, useState } from 'react';
import { isDefinite } from '../../features/payments/attempt.ts';
import { requestDeposit, type WantedDeposit } from '../../features/payments/deposits.ts';
import { amountRefusalText } from '../../features/payments/parts/amount-words.ts';
import type { Deposit, DepositTerms, PayConfig } from '../../features/payments/payment.ts';
import {
  type AmountLimits,
  type AmountRefusal,
  readAmount,
} from '../../features/payments/request/amount.ts';
import {
  idOfOperator,
  operatorOfId,
  startingOperator,
} from '../../features/payments/request/operators.ts';
import { readPhone } from '../../features/payments/request/phone.ts';
import { shownPhone } from '../../features/phone-number/phone-number.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { t } from '../../i18n/i18n.ts';
import { shownAmount } from '../../ui/money-text.ts';
import type { OfferedOperator, OperatorWord } from '../../ui/operator/operator-name.ts';
import { usePayer } from './use-payer.ts';

export type DepositWaysProps = {
  player: UserInfo;
  config: PayConfig;
  offered: readonly OfferedOperator[];
  own: DepositTerms;
  /** What was wanted before and got no money. */
  before: Deposit | undefined;
  onFollow: (deposit: Deposit) => void;
  onConfigOld: () => void;
};

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
  own,
  offered,
  before,
  onFollow,
  onConfigOld,
}: DepositWaysProps) {
  const limits = depositLimits(config, own);
  // Trying again keeps what was typed (MS-29).
  const [phone, setPhone] = useState(shownPhone(before?.phone ?? player.phone));
  const [amount, setAmount] = useState(
    before ? shownAmount(before.amount_payable) : wantedAmount(location.search),
  );
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

/** Those of the house, and of the player's own what they leave. */
export function depositLimits(config: PayConfig, { left }: DepositTerms): AmountLimits {
  const { minimum_recharge: minimum, max_recharge: maximum } = config;
  return { minimum, maximum: left === null ? maximum : Math.min(maximum, Math.floor(left)) };
}

/** What is wrong with which field. */
type DepositFields = {
  readonly operator?: 'missing';
  readonly phone?: 'missing' | 'not-tanzanian';
  readonly amount?: AmountRefusal;
};

type Typed = {
  readonly operator: OperatorWord | undefined;
  readonly phone: string;
  readonly amount: string;
};

/** Every wrong field is named at once, so nobody mends them one by one (MS-10). */
export function readDeposit(
  typed: Typed,
  limits: AmountLimits,
): Result<WantedDeposit, DepositFields> {
  const phone = readPhone(typed.phone);
  const amount = readAmount(typed.amount, limits);
  if (typed.operator && phone.ok && amount.ok) {
    const pay_type = idOfOperator(typed.operator);
    return ok({ pay_type, phone: phone.value, amount: amount.value });
  }
  return refuse({
    ...(!typed.operator && { operator: 'missing' }),
    ...(!phone.ok && { phone: phone.refusal }),
    ...(!amount.ok && { amount: amount.refusal }),
  });
}

/** What was missing for a ticket, as its page named it in the address (POL-124). */
export function wantedAmount(search: string): string {
  const amount = new URLSearchParams(search).get('amount') ?? '';
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? shownAmount(Math.ceil(Number(amount))) : '';
}
