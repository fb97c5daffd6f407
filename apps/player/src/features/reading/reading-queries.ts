import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/i18n.ts';
import { type QueryState, query } from '../query/query.ts';
import { queryCache } from '../query/query-cache.ts';
import { api } from '../wire/api.ts';

export type Reading = Pick<
  CallContent<'rich_text/inquire'>,
  'title' | 'body' | 'headings' | 'version' | 'release_time' | 'language'
>;
export type HelpLine = CallContent<'help/inquire'>[number];

export type ReadingState =
  | Exclude<QueryState<Reading>, { status: 'ready' }>
  | { readonly status: 'ready'; readonly data: Reading }
  /** No such page, or the office has taken it away. */
  | { readonly status: 'missing' };

/** The texts a visit has opened: coming back to one shows it at once. */
const READINGS_KEPT = 16;
const SEARCHES_KEPT = 24;

const readings = queryCache<ReturnType<typeof query<Reading | 'missing'>>>(READINGS_KEPT);
const lists = queryCache<ReturnType<typeof query<readonly HelpLine[]>>>(SEARCHES_KEPT);

const silent = { silent: true } as const;

const missingIfUnknown = (failure: unknown): 'missing' => {
  if (failure instanceof CallRejected && failure.code === 'text-unknown') return 'missing';
  throw failure;
};

export type Wanted =
  | { readonly kind: 'type'; readonly type: number }
  | { readonly kind: 'help' | 'article'; readonly slug: string };

function fetchReading(wanted: Wanted): Promise<Reading> {
  if (wanted.kind === 'type') return api.rich_text.inquire({ type: wanted.type }, silent);
  return wanted.kind === 'help'
    ? api.help.detailed({ slug: wanted.slug }, silent)
    : api.article.detailed({ slug: wanted.slug }, silent);
}

/** One text in the language of the page, kept for as long as the visit may come back to it. */
export function useReading(wanted: Wanted): ReadingState & { readonly refetch: () => void } {
  const language = useLanguage();
  const key = `${language} ${JSON.stringify(wanted)}`;
  const { subscribe, state, refetch } = readings(key, () =>
    query({ queryFn: () => fetchReading(wanted).catch(missingIfUnknown) }),
  );
  const now = useSyncExternalStore(subscribe, state, state);
  if (now.status !== 'ready') return { ...now, refetch };
  return now.data === 'missing'
    ? { status: 'missing', refetch }
    : { status: 'ready', data: now.data, refetch };
}

/** All help pages, or what answers the words that were typed. */
export function useHelpLines(keyWord: string) {
  const language = useLanguage();
  const { subscribe, state, refetch } = lists(`${language} ${keyWord}`, () =>
    query<readonly HelpLine[]>({ queryFn: () => api.help.inquire({ key_word: keyWord }, silent) }),
  );
  return { ...useSyncExternalStore(subscribe, state, state), refetch };
}
