import type { Locale } from '@kipute/contract/locale';
import type { Board } from '../board/board.ts';
import type { MatchWriter } from '../view/match-writer.ts';
import type { MatchIds } from './match-lists.ts';
import type { ReplyContent } from './reply-cache.ts';

type PageOf = { readonly page: number; readonly pageSize: number };
type TileOptions = { readonly locale: Locale; readonly marketTypeId?: number | undefined };

export type ListText = {
  /** A page beyond the end is empty, and still says how many rows there are. */
  readonly page: (ids: MatchIds, of: PageOf, options: TileOptions) => ReplyContent;
  readonly all: (ids: MatchIds, options: TileOptions) => string;
  readonly headers: (ids: MatchIds, locale: Locale) => string;
};

export function createListText(board: Board, writer: MatchWriter): ListText {
  const statesOf = (ids: MatchIds) => ids.flatMap((id) => board.stateOf(id) ?? []);
  const all = (ids: MatchIds, { locale, marketTypeId }: TileOptions) =>
    arrayText(statesOf(ids).map((state) => writer.tile(state, locale, marketTypeId)));
  return {
    all,
    page: (ids, { page, pageSize }, options) => {
      const begin = (page - 1) * pageSize;
      return { content: all(ids.slice(begin, begin + pageSize), options), count: ids.length };
    },
    headers: (ids, locale) =>
      arrayText(statesOf(ids).map((state) => writer.withoutMarkets(state, locale))),
  };
}

export const arrayText = (texts: readonly string[]): string => `[${texts.join(',')}]`;
