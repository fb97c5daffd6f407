import { referredBetStates } from '@kipute/contract/constants/betting/risk';
import type { CallContent, CallInput } from '@kipute/contract/registry';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOfficeTopic } from '../../features/live/office-live.ts';
import { queueCountsKey } from '../../features/queues/use-queue-counts.ts';
import { api } from '../../features/wire/api.ts';
import { showToast } from '../../features/wire/toasts.ts';
import { referredTexts } from '../../i18n/texts/referred.ts';
import { useText } from '../../i18n/use-text.ts';

export type ReferredBet = CallContent<'referred_bet/inquire'>[number];

const key = ['referred-bets'] as const;

/** The line tells at once; where it is broken this does. */
const ASK_EVERY_MS = 3_000;
const WAITING_MAX = 50;
const byItself = { silent: true, background: true } as const;

/** Those that are waited for, the oldest first. */
export function useWaitingBets() {
  const client = useQueryClient();
  useOfficeTopic('referred-bets', () => void client.invalidateQueries({ queryKey: key }));
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      api.referred_bet.inquire(
        { open: 1, page: 1, page_size: WAITING_MAX },
        { ...byItself, signal },
      ),
    refetchInterval: ASK_EVERY_MS,
  });
}

type Decision = CallInput<'referred_bet/decide'>;

/** Never optimistic: of two traders one decided, and the other is told so. */
export function useDecideReferred() {
  const t = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => api.referred_bet.decide(decision),
    onSuccess: (bet) => showToast(toastOf(bet, t)),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: queueCountsKey }),
      ]),
  });
}

function toastOf(
  { state, serial_number: serial, why }: ReferredBet,
  t: ReturnType<typeof useText>,
): Parameters<typeof showToast>[0] {
  const { placed, cut, refused } = referredBetStates;
  switch (state) {
    case placed.id:
      return { tone: 'success', message: t(referredTexts.donePlaced, { serial: serial.slice(1) }) };
    case cut.id:
      return { tone: 'success', message: t(referredTexts.doneCut) };
    case refused.id:
      return { tone: 'success', message: t(referredTexts.doneRefused) };
    default:
      return { tone: 'error', message: t(referredTexts.doneNotPlaced, { why }) };
  }
}

const SECOND_MS = 1_000;

/** Seconds since what is shown was asked for, to count on from there. */
export function useSecondsSince(atMs: number): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((nowMs - atMs) / SECOND_MS));
}
