import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import type { TextKind } from './text-store.ts';

export type ListedText = {
  readonly id: bigint;
  readonly kind: TextKind;
  readonly type: number | null;
  readonly topic: string | null;
  readonly slug: string;
  readonly sort: number;
  readonly hidden: boolean;
  readonly titleSw: string;
  readonly titleEn: string;
  readonly newest: number;
  readonly madeBy: bigint | null;
  readonly madeAt: Date;
  readonly version: number | null;
  readonly releasedAt: Date | null;
  readonly nextVersion: number | null;
  readonly nextReleasedAt: Date | null;
};

type ListFilter = {
  readonly id?: bigint;
  readonly kind?: string | undefined;
  readonly topic?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly keyWord?: string | undefined;
};

type Page = { readonly page: number; readonly pageSize: number };

/** Few and short without their bodies: the numbered ones first, then by shelf and place. */
export async function listTexts(
  reader: Reader,
  { id, kind, topic, hidden, keyWord }: ListFilter,
  { at, page, pageSize }: Page & { readonly at: Date },
): Promise<{ readonly rows: readonly ListedText[]; readonly count: number }> {
  const stands = sql`not exists (select from text_withdrawal as gone
    where gone.text_id = version.text_id and gone.number = version.number)`;
  const part = keyWord?.toLowerCase() ?? '';
  const { rows } = await sql<ListedText & { count: bigint }>`
    select text.id, text.kind, text.type, text.topic, text.slug, text.sort, text.hidden,
      standing.title_sw, standing.title_en, newest.number as newest,
      newest.made_by, newest.made_at,
      effect.number as version, effect.released_at,
      next.number as next_version, next.released_at as next_released_at,
      count(*) over () as count
    from player_text as text
    join lateral (
      select number, made_by, made_at from text_version as version
      where version.text_id = text.id order by number desc limit 1) as newest on true
    join lateral (
      select title_sw, title_en from text_version as version
      where version.text_id = text.id order by ${stands} desc, number desc limit 1
    ) as standing on true
    left join lateral (
      select number, released_at from text_version as version
      where version.text_id = text.id and released_at <= ${at} and ${stands}
      order by released_at desc, number desc limit 1) as effect on true
    left join lateral (
      select number, released_at from text_version as version
      where version.text_id = text.id and released_at > ${at} and ${stands}
      order by released_at, number limit 1) as next on true
    where (${id ?? null}::bigint is null or text.id = ${id ?? null}::bigint)
      and (${kind ?? null}::text is null or text.kind = ${kind ?? null}::text)
      and (${topic ?? null}::text is null or text.topic = ${topic ?? null}::text)
      and (${hidden ?? null}::boolean is null or text.hidden = ${hidden ?? null}::boolean)
      and (strpos(text.slug, ${part}) > 0 or strpos(lower(standing.title_sw), ${part}) > 0
        or strpos(lower(standing.title_en), ${part}) > 0)
    order by text.kind = 'rich' desc, text.kind, text.topic, text.sort desc, text.type, text.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(reader);
  return { rows, count: Number(rows[0]?.count ?? 0) };
}
