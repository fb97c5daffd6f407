import type { CallContent } from '@kipute/contract/registry';
import { useState } from 'react';
import { serverNowMs } from '../clock/server-clock.ts';
import { useQuery } from '../query/use-query.ts';
import { api } from '../wire/api.ts';
import { keptPlayTime } from './kept-play-time.ts';

export type PlaySession = {
  readonly activeMs: number;
  /** Undefined until it has come; the time is worth telling without it. */
  readonly result: CallContent<'play_session/inquire'> | undefined;
};

/** `sinceMs` is by the device's clock, the books are kept by ours. */
function askForResult(sinceMs: number) {
  const since = new Date(sinceMs + serverNowMs() - Date.now()).toISOString();
  return api.play_session.inquire({ since }, { silent: true });
}

export function usePlaySession(): PlaySession {
  // As it stood when the reminder came: a number that grows while it is read would unsettle.
  const [time] = useState(keptPlayTime);
  const asked = useQuery(askForResult, time?.sinceMs ?? 0);
  return {
    activeMs: time?.activeMs ?? 0,
    result: asked.status === 'ready' ? asked.data : undefined,
  };
}
