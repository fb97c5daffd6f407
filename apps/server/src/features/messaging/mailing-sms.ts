import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { numberList } from '../../platform/database/number-lists.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import type { SettingsOf } from '../settings/index.ts';
import { sendSmsJob } from './send-sms.ts';
import { countByNetwork, networkOf } from './sms-budget.ts';
import { insertSms } from './sms-store.ts';

type MailingSms = {
  /** 255… with nine digits after it. */
  readonly phone: string;
  readonly text: string;
  readonly key: string;
  readonly mailingId: bigint;
  readonly parts: number;
};

/** How many of them were new: a key that is known sends nothing. */
export type SendMailingSms = (
  tx: Transaction,
  messages: readonly MailingSms[],
) => Promise<readonly MailingSms[]>;

export function mailingSmsSender(clock: Clock, outbox: Outbox): SendMailingSms {
  return async (tx, messages) => {
    const sent = [];
    for (const message of messages) {
      const { phone, text: body, key, mailingId, parts } = message;
      const network = networkOf(phone);
      const queuedAt = clock.now();
      const id = await insertSms(tx, { key, phone, network, body, queuedAt, mailingId, parts });
      if (id === undefined) continue;
      await outbox.enqueue(tx, sendSmsJob, { smsId: id.toString() });
      sent.push(message);
    }
    return sent;
  };
}

/** How many SMS of each of these mailings left, by the gateway's word. */
export async function sentOfMailings(
  reader: Reader,
  mailingIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  if (mailingIds.length === 0) return new Map();
  const { rows } = await sql<{ id: bigint; sent: number }>`
    select mailing_id as id, count(*)::int as sent from sms_message
    where mailing_id = any (${numberList(mailingIds)}::text::bigint[]) and mailing_id is not null
      and state = 'sent'
    group by mailing_id`.execute(reader);
  return new Map(rows.map(({ id, sent }) => [id, sent]));
}

/** How many messages of mailings may leave now. */
export type RoomForMailings = (reader: Reader) => Promise<number>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Of every budget codes keep the half that mailings leave: whoever writes to everybody keeps
 * nobody out of their account (MLG-12). The fullest of the budgets decides for all networks.
 */
export function mailingRoom(clock: Clock, budget: () => SettingsOf<'messages'>): RoomForMailings {
  return async (reader) => {
    const most = budget();
    const share = (messages: number) => Math.floor((messages * (100 - most.securityPercent)) / 200);
    const roomSince = async (sinceMs: number, inAll: number, ofNetwork: number) => {
      const since = new Date(clock.now().getTime() - sinceMs);
      const counts = [...(await countByNetwork(reader, since)).values()];
      const all = counts.reduce((sum, one) => sum + one, 0);
      return Math.min(share(inAll) - all, share(ofNetwork) - Math.max(0, ...counts));
    };
    const hour = await roomSince(HOUR_MS, most.perHourMax, most.networkPerHourMax);
    const day = await roomSince(DAY_MS, most.perDayMax, most.networkPerDayMax);
    return Math.max(0, Math.min(hour, day));
  };
}
