import { useState } from 'react';
import { serverNowMs } from '../../features/clock/server-clock.ts';
import { attempt, isDefinite } from '../../features/payments/attempt.ts';
import {
  askForPayerCode,
  askForPayerPhones,
  confirmPayerPhone,
  type PayerPhones,
  removePayerPhone,
} from '../../features/payments/payer-phones.ts';
import { useSecondsLeft } from '../../features/payments/watching/seconds-left.ts';
import { isTanzanian, normalisedPhone } from '../../features/phone-number/phone-number.ts';
import { useQuery } from '../../features/query/use-query.ts';
import { readCode } from '../../features/verification-code/typed-code.ts';
import { t } from '../../i18n/i18n.ts';

type PayerOptions = { readonly ownPhone: string; readonly phone: string };

/** Whose phone is asked: the player's own, or one that was confirmed with a code (MS-60). */
export function usePayer({ ownPhone, phone }: PayerOptions) {
  const asked = useQuery(askForPayerPhones, ownPhone);
  /** What a confirmation or a removal answered; it outweighs what was asked for before. */
  const [changed, setChanged] = useState<PayerPhones>();
  const phones = changed ?? (asked.status === 'ready' ? asked.data : undefined);
  const typed = isTanzanian(phone) ? normalisedPhone(phone) : undefined;
  const needsCode = isUnconfirmed(typed, { ownPhone, phones });
  const code = usePayerCode(needsCode ? typed : undefined, setChanged);
  return {
    phones: phones ?? [],
    needsCode,
    code,
    isJustConfirmed: code.confirmed !== undefined && code.confirmed === typed,
    /** The server's state is newer than what this page has seen. */
    askAgain: () => {
      setChanged(undefined);
      asked.refetch();
    },
    remove: (removed: string) =>
      attempt(removePayerPhone(removed)).then((outcome) => {
        if (outcome.ok) setChanged(outcome.value);
      }),
  };
}

type Known = { readonly ownPhone: string; readonly phones: PayerPhones | undefined };

/** Until the list is loaded the server decides. */
function isUnconfirmed(typed: string | undefined, { ownPhone, phones }: Known): boolean {
  if (typed === undefined || typed === ownPhone || !phones) return false;
  return phones.every(({ phone }) => phone !== typed);
}

export type PayerCode = ReturnType<typeof usePayerCode>;

function usePayerCode(phone: string | undefined, onConfirmed: (phones: PayerPhones) => void) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<{ readonly to: string; readonly againAt: string }>();
  const [busy, setBusy] = useState<'asking' | 'confirming'>();
  const [confirmed, setConfirmed] = useState<string>();
  const secondsLeft = useSecondsLeft(sent && sent.to === phone ? sent.againAt : null) ?? 0;

  async function ask(): Promise<void> {
    if (phone === undefined || busy) return;
    setBusy('asking');
    setError(undefined);
    const outcome = await attempt(askForPayerCode(phone));
    setBusy(undefined);
    if (!outcome.ok) {
      setError(isDefinite(outcome.refusal) ? outcome.refusal.message : t('payer.failed'));
      return;
    }
    const againAt = new Date(serverNowMs() + outcome.value.resend_seconds * 1_000).toISOString();
    setSent({ to: phone, againAt });
  }

  async function confirm(): Promise<void> {
    if (phone === undefined || busy) return;
    const read = readCode(text);
    if (!read.ok) {
      setError(t(read.refusal));
      return;
    }
    setBusy('confirming');
    setError(undefined);
    const outcome = await attempt(confirmPayerPhone(phone, read.value));
    setBusy(undefined);
    if (!outcome.ok) {
      setError(isDefinite(outcome.refusal) ? outcome.refusal.message : t('payer.failed'));
      return;
    }
    setText('');
    setConfirmed(phone);
    onConfirmed(outcome.value);
  }

  const sentTo = sent && sent.to === phone ? sent.to : undefined;
  return { text, setText, error, ask, confirm, busy, secondsLeft, sentTo, confirmed };
}
