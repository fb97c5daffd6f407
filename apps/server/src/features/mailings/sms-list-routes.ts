import { COUNT_MAX } from '@kipute/contract/constants/operations/lists';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import { answerPage, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { asksForHiddenDigits, readPhone } from '../players/index.ts';
import type { MailingsDeps } from './mailings-deps.ts';

export type SmsListRoutes = HandlersFor<'sms/inquire'>;

type Asked = CallRequest<'sms/inquire'>;
type WireSms = CallContent<'sms/inquire'>[number];

export function smsListRoutes({ database }: MailingsDeps): SmsListRoutes {
  return {
    'sms/inquire': async (asked, { caller }) => {
      if (asksForHiddenDigits(caller, asked.phone)) return refuseWith('phone-digits-hidden');
      const phone = asked.phone ? readPhone(asked.phone) : undefined;
      if (asked.phone && phone === undefined) return answerPage([], 0);
      return readSms(database.office, { ...asked, phone });
    },
  };
}

type SmsRow = {
  readonly id: bigint;
  readonly key: string;
  readonly phone: string;
  readonly body: string;
  readonly state: WireSms['status'];
  readonly reason: string | null;
  readonly network: string;
  readonly queuedAt: Date;
};

async function readSms(
  reader: Reader,
  { page, page_size, phone, status, mailing_id, from, to }: Asked,
) {
  const conditions: readonly (RawBuilder<unknown> | false)[] = [
    sql`true`,
    phone !== undefined && sql`phone = ${phone}`,
    status !== undefined && sql`state = ${status}`,
    mailing_id !== undefined && sql`mailing_id = ${idOfWire(mailing_id)}`,
    from !== undefined && sql`queued_at >= ${new Date(from)}`,
    to !== undefined && sql`queued_at < ${new Date(to)}`,
  ];
  const asked = sql.join(
    conditions.filter((one) => one !== false),
    sql` and `,
  );
  const { rows } = await sql<SmsRow>`
    select id, key, phone, body, state, reason, network, queued_at from sms_message
    where ${asked} order by id desc
    limit ${page_size} offset ${Math.min((page - 1) * page_size, COUNT_MAX)}`.execute(reader);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from sms_message where ${asked} limit ${COUNT_MAX + 1}) as found`.execute(reader);
  return answerPage(rows.map(smsView), counted[0]?.count ?? 0);
}

const PHONE_IN_TEXT = /\b(?:255|0)\d{9}\b/g;
/** The number of somebody who was forgotten. */
const NOBODYS_PHONE = '255000000000';

/** Codes are blotted out in what is kept (MSG-10); whole phone numbers and ways out are here. */
const smsView = (row: SmsRow): WireSms => ({
  id: row.id.toString(),
  phone: row.phone === NOBODYS_PHONE ? '' : maskedPhone(row.phone),
  area_code: row.phone.slice(0, 3),
  type: row.key.split(':', 1)[0] ?? '',
  content: row.body
    .replaceAll(PHONE_IN_TEXT, (phone) => maskedPhone(phone))
    .replace(/#[0-9A-Z]{12}$/, '#••••'),
  status: row.state,
  reason: row.reason ?? '',
  network: row.network,
  send_time: row.queuedAt.toISOString(),
});
