import type { CallInput, CallName } from '@kipute/contract/registry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../features/wire/api.ts';
import { useLanguage } from '../../../i18n/use-text.ts';
import type { OptionSource, OptionValue } from '../definition/form.ts';

export type Option = {
  readonly value: OptionValue;
  readonly label: string;
  readonly parent: OptionValue | null;
};

const OPTIONS_PER_SEARCH = 20;
const TYPING_PAUSE_MS = 250;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The rows of a call as options: all of them, or those that fit what was typed. */
export function useOptions(
  source: OptionSource,
  typed: string,
): { readonly options: readonly Option[]; readonly isLoading: boolean } {
  const language = useLanguage();
  const wanted = useSettled(typed.trim());
  const { search } = source;
  const request = {
    ...source.input,
    ...(search !== undefined && { page: 1, page_size: OPTIONS_PER_SEARCH }),
    ...(search !== undefined && wanted !== '' && { [search]: wanted }),
  };
  const query = useQuery({
    queryKey: ['options', source.call, language, request],
    queryFn: ({ signal }) => fetchRows(source.call, request, signal),
    placeholderData: keepPreviousData,
  });
  const options = (query.data ?? []).map((row) => ({
    value: source.value(row),
    label: source.name(row),
    parent: source.parent?.(row) ?? null,
  }));
  return { options, isLoading: query.isFetching };
}

/** A source was checked against its call where it was written down. */
async function fetchRows(
  name: CallName,
  request: object,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const answer: unknown = await call(name, request as CallInput<CallName>, { signal });
  const rows = Array.isArray(answer) ? answer : (answer as { content: unknown }).content;
  return rows as readonly unknown[];
}
