import type { CallContent } from '@kipute/contract/registry';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../features/wire/api.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { isNotFound } from '../_detail-kit/use-detail.ts';
import { keyOfAllLists } from '../_list-kit/page/use-list-page.ts';

export type TextPage = CallContent<'graphic_text/detailed'>;
export type VersionRow = CallContent<'graphic_text/versions'>[number];
export type VersionWords = CallContent<'graphic_text/version'>;
export type Language = 'sw' | 'en';
export type Words = TextPage['sw'];
export type Content = Readonly<Record<Language, Words>>;

const textKeys = {
  all: ['text'] as const,
  page: (id: string, language: string) => ['text', id, language] as const,
  versions: (id: string) => ['text', id, 'versions'] as const,
  version: (id: string, version: number) => ['text', id, 'version', version] as const,
};

export type TextView =
  | { readonly status: 'loading' | 'not-found' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly text: TextPage };

const silent = { silent: true } as const;

export function useTextPage(id: string): TextView {
  const language = useLanguage();
  const query = useQuery({
    queryKey: textKeys.page(id, language),
    queryFn: () => api.graphic_text.detailed({ id }, silent),
    // Somebody is writing: what they see must not change under their hands.
    refetchOnWindowFocus: false,
  });
  if (query.data) return { status: 'ready', text: query.data };
  if (!query.error) return { status: 'loading' };
  return isNotFound(query.error)
    ? { status: 'not-found' }
    : { status: 'failed', retry: () => void query.refetch() };
}

const VERSIONS_SHOWN = 20;

export function useVersions(id: string) {
  return useInfiniteQuery({
    queryKey: textKeys.versions(id),
    queryFn: ({ pageParam }) =>
      api.graphic_text.versions({ id, page: pageParam, page_size: VERSIONS_SHOWN }, silent),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) =>
      page * VERSIONS_SHOWN < last.count ? page + 1 : undefined,
  });
}

/** Versions never change, so one that was asked for is kept. */
export function useVersion(id: string, version: number | undefined) {
  return useQuery({
    queryKey: textKeys.version(id, version ?? 0),
    queryFn: () => api.graphic_text.version({ id, version: version ?? 0 }, silent),
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const readAgain = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: textKeys.all }),
    client.invalidateQueries({ queryKey: keyOfAllLists }),
  ]);

export function useReadAgain(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => readAgain(client);
}

type Save = {
  readonly id: string;
  readonly basedOn: number;
  readonly content: Content;
  /** Null: at once. */
  readonly releaseTime: string | null;
  readonly note: string;
};

/** A refusal is said by a toast, in the words of the catalogue. */
export function useSave() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, basedOn, content: { sw, en }, releaseTime, note }: Save) =>
      api.graphic_text.update({ id, based_on: basedOn, sw, en, release_time: releaseTime, note }),
    onSuccess: () => readAgain(client),
  });
}

/** Somebody is still writing: the server is asked once the fingers rest. */
const RESTS_AFTER_MS = 500;

export function usePreview(body: string, language: Language) {
  const [rested, setRested] = useState(body);
  useEffect(() => {
    const timer = setTimeout(() => setRested(body), RESTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [body]);
  return useQuery({
    queryKey: ['text-preview', language, rested],
    queryFn: () => api.graphic_text.preview({ body: rested, language }, silent),
    placeholderData: (before) => before,
    gcTime: 0,
  });
}
