import type { CallRejected, RejectionCode } from '@kipute/api-client/call-rejected';
import { useRef, useState } from 'react';
import { isDefinite } from '../../features/payments/attempt.ts';
import { amountRefusalText } from '../../features/payments/parts/amount-words.ts';
import type { PayConfig, Withdrawal, WithdrawalTerms } from '../../features/payments/payment.ts';
import {
  idOfOperator,
  offeredOperators,
  operatorOfId,
} from '../../features/payments/request/operators.ts';
import {
  requestWithdrawal,
  type WantedWithdrawal,
  withdrawalUnderWay,
} from '../../features/payments/withdrawals.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { shownAmount } from '../../ui/money-text.ts';
import { type OperatorWord, operatorName } from '../../ui/operator/operator-name.ts';
import { feeOf, limitsToday, readWithdrawal } from './withdrawal-rules.ts';

export type WithdrawFormProps = {
  player: UserInfo;
  terms: WithdrawalTerms;
  config: PayConfig;
  onFollow: (withdrawal: Withdrawal) => void;
  onTermsOld: () => void;
};

type Place = 'operator' | 'amount' | 'form';
type Errors = { readonly [At in Place]?: string };

const placeOfRefusal: { readonly [Code in RejectionCode]?: Place } = {
  'operator-off': 'operator',
  'amount-out-of-range': 'amount',
  'funds-short': 'amount',
  'daily-limit-reached': 'amount',
};

export function useWithdrawForm({
  player,
  terms,
  config,
  onFollow,
  onTermsOld,
}: WithdrawFormProps) {
  const offered = offeredOperators(config, 'withdraw');
  const [byHand, setByHand] = useState<OperatorWord>();
  const [amount, setAmount] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  /** What stands on the second page, waiting for a yes. */
  const [wanted, setWanted] = useState<WantedWithdrawal>();
  const request = useWithdrawalRequest({
    onFollow,
    onErrors: setErrors,
    // A no is read where it can be mended; the terms may be other ones by now.
    onRefused: () => {
      setWanted(undefined);
      onTermsOld();
    },
  });
  const usual = operatorOfId(terms.pay_type);
  const operator = offered.find(
    (offer) => offer.isOn && offer.operator === (byHand ?? usual),
  )?.operator;

  function review(): void {
    const read = readWithdrawal(amount, terms, player.balance);
    if (operator && read.ok) {
      setErrors({});
      setWanted({ pay_type: idOfOperator(operator), amount: read.value });
      return;
    }
    setErrors({
      ...(!operator && { operator: t('money.operatorMissing') }),
      ...(!read.ok && { amount: amountText(read.refusal, terms, player.balance) }),
    });
  }

  return {
    offered,
    operator,
    setByHand,
    limits: limitsToday(terms),
    fee: operator && feeText(operator, readWithdrawal(amount, terms, player.balance), terms),
    amount,
    setAmount,
    errors,
    wanted,
    review,
    change: () => setWanted(undefined),
    send: async () => wanted && request.send(wanted),
    isSending: request.isSending,
  };
}

type RequestEvents = Pick<WithdrawFormProps, 'onFollow'> & {
  readonly onErrors: (errors: Errors) => void;
  readonly onRefused: () => void;
};

/** Sends at most one request at a time and says what became of it. */
function useWithdrawalRequest({ onFollow, onErrors, onRefused }: RequestEvents) {
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  async function send(wanted: WantedWithdrawal): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    onErrors({});
    const outcome = await requestWithdrawal(wanted);
    isUnderWay.current = false;
    setSending(false);
    if (outcome.ok) onFollow(outcome.value);
    else await explain(outcome.refusal);
  }

  async function explain(rejected: CallRejected): Promise<void> {
    if (!isDefinite(rejected)) {
      onErrors({ form: t('money.sentUnknown') });
      return;
    }
    const known =
      rejected.code === 'withdrawal-under-way' &&
      (await withdrawalUnderWay.find().catch(() => undefined));
    if (known) {
      onFollow(known);
      return;
    }
    onErrors({ [placeOfRefusal[rejected.code] ?? 'form']: rejected.message });
    onRefused();
  }
  return { send, isSending };
}

type AmountProblem = Extract<ReturnType<typeof readWithdrawal>, { ok: false }>['refusal'];

function amountText(problem: AmountProblem, terms: WithdrawalTerms, balance: number): string {
  if (problem !== 'over-balance') return amountRefusalText(problem, limitsToday(terms));
  return t('withdraw.overBalance', { balance: shownAmount(balance) });
}

/** Of the chosen operator, as soon as there is an amount (MS-34). */
function feeText(
  operator: OperatorWord,
  amount: ReturnType<typeof readWithdrawal>,
  { fees }: WithdrawalTerms,
): string | undefined {
  if (!amount.ok) return undefined;
  const fee = feeOf(fees, { operator: idOfOperator(operator), amount: amount.value });
  const { name } = operatorName(operator, currentLanguage());
  const said = fee > 0 ? t('withdraw.feeAmount', { fee: shownAmount(fee) }) : t('withdraw.noFee');
  return t('withdraw.feeOf', { name, fee: said });
}
