import { SMS_TEXT_MAX } from '@kipute/contract/constants/operations/mailings';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import { answer, answerPage, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import { reachOf } from './audience.ts';
import { findMailing, listMailings, type Mailing } from './mailing-store.ts';
import type { MailingsDeps } from './mailings-deps.ts';
import { costOf, mailingMaker, needsSecond, wordsRefusal } from './make-mailing.ts';
import { stopMailing } from './stop-mailing.ts';

export type MailingRoutes = HandlersFor<
  'mailing/inquire' | 'mailing/preview' | 'mailing/add' | 'mailing/stop' | 'mailing/recipients'
>;

export function mailingRoutes(deps: MailingsDeps): MailingRoutes {
  const { database } = deps;
  const makeMailing = mailingMaker(deps);
  return {
    'mailing/inquire': async ({ page, page_size, mailing_id, channel, state }) => {
      const id = mailing_id === undefined ? undefined : idOfWire(mailing_id);
      const { mailings, count } = await listMailings(
        database.office,
        { id, channel, state },
        { page, pageSize: page_size },
      );
      return answerPage(await viewsOf(database.office, mailings), count);
    },
    'mailing/preview': async (request) => {
      const refusal = wordsRefusal(request);
      if (refusal) return refuseWith(refusal, { most: SMS_TEXT_MAX });
      const reach = await reachOf(database.office, request, deps.clock.now());
      const { textSw, textEn, partsSw, partsEn, cost } = costOf(deps, request, reach);
      return answer({
        matched: reach.matched,
        reachable: reach.inSwahili + reach.inEnglish,
        parts_sw: partsSw,
        parts_en: partsEn,
        cost: toWireShillings(senti(cost)),
        second_person: needsSecond(deps, reach) ? 1 : 0,
        text_sw: textSw,
        text_en: textEn,
      });
    },
    'mailing/add': async ({ request_key, send_at, reason, ...request }, context) => {
      const { caller, address, userAgent } = context;
      const made = await makeMailing({
        ...{ request, requestKey: request_key, reason, visit: { address, userAgent } },
        sendAt: send_at === null ? undefined : new Date(send_at),
        administratorId: caller.administratorId,
      });
      if (!made.ok) return refuseWith(made.refusal, { most: SMS_TEXT_MAX });
      const { value } = made;
      return answer(
        value.outcome === 'done'
          ? { outcome: 'done', proposal_id: null, mailing_id: value.value.mailingId.toString() }
          : { outcome: 'proposed', proposal_id: value.proposalId.toString(), mailing_id: null },
      );
    },
    'mailing/stop': async ({ mailing_id, reason }, { caller, address, userAgent }) => {
      const stopped = await stopMailing(deps, {
        mailingId: idOfWire(mailing_id),
        administratorId: caller.administratorId,
        visit: { address, userAgent },
        reason,
      });
      if (!stopped.ok) return refuseWith(stopped.refusal);
      const [view] = await viewsOf(database.read, [stopped.value]);
      return view ? answer(view) : refuseWith('mailing-unknown');
    },
    'mailing/recipients': async ({ page, page_size, mailing_id, read }) => {
      const mailing = await findMailing(database.office, idOfWire(mailing_id));
      if (!mailing) return refuseWith('mailing-unknown');
      return readersOf(database.office, { id: mailing.id, page, pageSize: page_size, read });
    },
  };
}

type WireMailing = CallContent<'mailing/stop'>;

async function viewsOf(reader: Reader, mailings: readonly Mailing[]): Promise<WireMailing[]> {
  const names = await namesOfAdministrators(reader, [
    ...new Set(mailings.map((one) => one.madeBy)),
  ]);
  const reached = await reachedBy(reader, mailings);
  return mailings.map((one) => ({
    id: one.id.toString(),
    channel: one.channel,
    kind: one.kind,
    state: one.state,
    subject_sw: one.subjectSw,
    subject_en: one.subjectEn,
    body_sw: one.bodySw,
    body_en: one.bodyEn,
    jump: one.jump,
    audience: one.audience,
    send_at: one.sendAt.toISOString(),
    made_by: { id: one.madeBy.toString(), name: names.get(one.madeBy) ?? '' },
    made_at: one.madeAt.toISOString(),
    ended_at: one.endedAt?.toISOString() ?? null,
    reason: one.reason,
    looked_at: Number(one.lookedAt),
    written: Number(one.written),
    left_out: Number(one.leftOut),
    reached: reached.get(one.id) ?? 0,
    cost: toWireShillings(senti(one.cost)),
  }));
}

/** Read so far, or handed over so far by the gateway's word. */
async function reachedBy(
  reader: Reader,
  mailings: readonly Mailing[],
): Promise<ReadonlyMap<bigint, number>> {
  const idsOf = (channel: Mailing['channel']) =>
    mailings.filter((one) => one.channel === channel).map(({ id }) => id);
  const { rows } = await sql<{ id: bigint; reached: number }>`
    select mailing_id as id, count(*)::int as reached from inbox_message
    where mailing_id = any (${idsOf('in-site')}::bigint[]) and read_at is not null
    group by mailing_id
    union all
    select mailing_id, count(*)::int from sms_message
    where mailing_id = any (${idsOf('sms')}::bigint[]) and state = 'sent'
    group by mailing_id`.execute(reader);
  return new Map(rows.map(({ id, reached }) => [id, reached]));
}

type ReadersAsked = {
  readonly id: bigint;
  readonly page: number;
  readonly pageSize: number;
  readonly read: 0 | 1 | undefined;
};

async function readersOf(reader: Reader, { id, page, pageSize, read }: ReadersAsked) {
  const which =
    read === undefined
      ? sql``
      : read === 1
        ? sql`and read_at is not null`
        : sql`and read_at is null`;
  const { rows } = await sql<{ id: bigint; name: string; phone: string; readAt: Date | null }>`
    select player.id, player.name, player.phone, read_at
    from inbox_message join player on player.id = player_id
    where mailing_id = ${id} ${which}
    order by player.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(reader);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from inbox_message where mailing_id = ${id} ${which}`.execute(
    reader,
  );
  const people = rows.map((one) => ({
    id: one.id.toString(),
    name: one.name,
    phone: maskedPhone(one.phone),
    read_at: one.readAt?.toISOString() ?? null,
  }));
  return answerPage(people, counted[0]?.count ?? 0);
}
