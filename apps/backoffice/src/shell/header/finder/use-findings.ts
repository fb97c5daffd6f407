import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../features/wire/api.ts';
import { useLanguage } from '../../../i18n/use-text.ts';
import type { Found } from './options.ts';

/** Long enough that a word is typed in one go, short enough not to be waited for. */
const PAUSE_MS = 250;
/** One letter means anything. */
const LENGTH_MIN = 2;
const LENGTH_MAX = 60;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

export type Findings = {
  readonly found: readonly Found[];
  readonly status: 'idle' | 'looking' | 'ready' | 'failed';
};

/** Asked once the typing pauses; the answer to an older text is cancelled and never shown. */
export function useFindings(typed: string): Findings {
  const language = useLanguage();
  const wanted = typed.trim().slice(0, LENGTH_MAX);
  const text = usePaused(wanted);
  const isAsked = text.length >= LENGTH_MIN;
  const query = useQuery({
    queryKey: ['finder', language, text],
    queryFn: ({ signal }) => api.finder.find({ text }, { signal, silent: true }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (wanted.length < LENGTH_MIN) return { found: [], status: 'idle' };
  const isLate = text !== wanted || query.isFetching || query.isPlaceholderData;
  if (isLate) return { found: query.data ?? [], status: 'looking' };
  if (query.isError) return { found: [], status: 'failed' };
  return { found: query.data ?? [], status: 'ready' };
}
