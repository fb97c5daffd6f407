import { useEffect, useMemo, useState } from 'react';
import type { Faults } from '../forms/submission.ts';
import { isWrittenAs } from '../phone-number/phone-number.ts';
import { readTypedPhone } from '../phone-number/typed-phone.ts';
import { askForCode, resendAtMs } from './ask-for-code.ts';
import { type CodePurpose, secondsUntil } from './resend-time.ts';

export type VerificationCode = ReturnType<typeof useVerificationCode>;

type Asking = {
  readonly purpose: CodePurpose;
  /** Whoever corrects a mistyped number need not wait for the code of the wrong one. */
  readonly phone: string;
};

export function useVerificationCode({ purpose, phone }: Asking) {
  /** Looked up again after each request. */
  const [requests, setRequests] = useState(0);
  const [sentTo, setSentTo] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request has kept another time.
  const untilMs = useMemo(() => resendAtMs({ purpose, phone }), [purpose, phone, requests]);
  const secondsLeft = useSecondsUntil(untilMs);
  const isOtherPhone = sentTo !== undefined && !isWrittenAs(sentTo, phone);

  async function ask(form: FormData): Promise<Faults<'phone' | 'code'>> {
    const read = readTypedPhone(form);
    if (!read.ok) return { errors: { phone: read.refusal } };
    setAsking(true);
    const faults = await askForCode({ purpose, phone: read.value });
    setAsking(false);
    setRequests(requests + 1);
    const isSent = Object.keys(faults.errors).length === 0 && faults.notice === undefined;
    setSentTo(isSent ? read.value : undefined);
    return faults;
  }

  return {
    purpose,
    ask,
    isAsking,
    sentTo: isOtherPhone ? undefined : sentTo,
    secondsLeft,
    wasAsked: untilMs > 0,
  };
}

function useSecondsUntil(untilMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    setNowMs(Date.now());
    const timer = window.setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= untilMs) window.clearInterval(timer);
    }, 1000);
    return () => window.clearInterval(timer);
  }, [untilMs]);
  return secondsUntil(untilMs, nowMs);
}
