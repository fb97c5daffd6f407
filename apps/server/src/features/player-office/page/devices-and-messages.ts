import { filledIn } from '@kipute/contract/constants/content/inbox';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { type Facts, factsIn } from '../../inbox/index.ts';

type Device = CallContent<'subscriber/user_sessions'>['devices'][number];

const DEVICES_SHOWN = 50;
/** One more means "at least". */
const ACCOUNTS_COUNTED = 100;
const HASH_SHOWN = 12;

export async function devicesOf(reader: Reader, playerId: bigint): Promise<Device[]> {
  const { rows } = await sql<{ hash: string; firstSeenAt: Date; accounts: number }>`
    select encode(device_hash, 'hex') as hash, first_seen_at, (
        select count(*)::int from (select from player_device as other
          where other.device_hash = player_device.device_hash limit ${ACCOUNTS_COUNTED + 1}) as one
      ) as accounts
    from player_device where player_id = ${playerId}
    order by first_seen_at desc limit ${DEVICES_SHOWN}`.execute(reader);
  return rows.map(({ hash, firstSeenAt, accounts }) => ({
    id: hash.slice(0, HASH_SHOWN),
    first_seen_at: firstSeenAt.toISOString(),
    accounts,
  }));
}

type Message = CallContent<'subscriber/messages'>[number];
type Page = { readonly page: number; readonly pageSize: number; readonly locale: Locale };

const PHONE_IN_TEXT = /\b(?:255|0)\d{9}\b/g;

/**
 * Text messages and those of the site in one list, newest first. Secrets are blotted out in what is
 * kept (MSG-10); whole phone numbers are here.
 */
export async function messagesOf(
  reader: Reader,
  playerId: bigint,
  { page, pageSize, locale }: Page,
): Promise<{ readonly messages: Message[]; readonly count: number }> {
  const last = page * pageSize;
  const { rows } = await sql<WrittenMessage>`
    select * from (
      (select 'sms' as channel, sms_message.id, '' as subject, body, null::jsonb as facts, state,
          queued_at, changed_at
        from sms_message join player on player.phone = sms_message.phone
        where player.id = ${playerId} order by sms_message.id desc limit ${last})
      union all
      (select 'site', inbox_message.id,
          ${locale === 'sw' ? sql`subject_sw` : sql`subject_en`},
          ${locale === 'sw' ? sql`body_sw` : sql`body_en`}, facts,
          case when removed_at is not null then 'removed'
            when read_at is not null then 'read' else 'unread' end,
          sent_at, coalesce(removed_at, read_at, sent_at)
        from inbox_message join inbox_text on inbox_text.id = text_id
        where player_id = ${playerId} order by inbox_message.id desc limit ${last})
    ) as written
    order by queued_at desc, channel, id desc limit ${pageSize} offset ${last - pageSize}`.execute(
    reader,
  );
  return {
    messages: rows.map((row) => messageView(row, locale)),
    count: await countOf(reader, playerId),
  };
}

async function countOf(reader: Reader, playerId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from sms_message join player on player.phone = sms_message.phone
        where player.id = ${playerId})
      + (select count(*) from inbox_message where player_id = ${playerId}))::integer as count`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

type WrittenMessage = {
  readonly channel: Message['channel'];
  readonly id: bigint;
  readonly subject: string;
  readonly body: string;
  readonly facts: Facts | null;
  readonly state: string;
  readonly queuedAt: Date;
  readonly changedAt: Date;
};

function messageView(row: WrittenMessage, locale: Locale): Message {
  const facts = factsIn(locale, row.facts ?? {});
  const words = [row.subject, row.body].map((text) => filledIn(text, facts));
  return {
    id: `${row.channel} ${row.id}`,
    channel: row.channel,
    body: words
      .filter((text) => text !== '')
      .join('\n')
      .replaceAll(PHONE_IN_TEXT, (phone) => maskedPhone(phone)),
    state: row.state,
    queued_at: row.queuedAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
  };
}
