import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

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
type Page = { readonly page: number; readonly pageSize: number };

const PHONE_IN_TEXT = /\b(?:255|0)\d{9}\b/g;

/** Secrets are blotted out in what is kept (MSG-10); whole phone numbers are here. */
export async function messagesOf(
  reader: Reader,
  playerId: bigint,
  { page, pageSize }: Page,
): Promise<{ readonly messages: Message[]; readonly count: number }> {
  const own = reader
    .selectFrom('smsMessage')
    .innerJoin('player', 'player.phone', 'smsMessage.phone')
    .where('player.id', '=', playerId);
  const rows = await own
    .select(['smsMessage.id', 'body', 'state', 'queuedAt', 'changedAt'])
    .orderBy('smsMessage.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await own
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const messages = rows.map((row) => ({
    id: row.id.toString(),
    body: row.body.replaceAll(PHONE_IN_TEXT, (phone) => maskedPhone(phone)),
    state: row.state,
    queued_at: row.queuedAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
  }));
  return { messages, count: Number(count) };
}
