import { SMS_TEXT_MAX } from '@kipute/contract/constants/operations/mailings';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Reader } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import { answer, answerPage, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import type { MailingReader } from '../inbox/index.ts';
import { reachOf } from './audience.ts';
import { findMailing, listMailings, type Mailing } from './mailing-store.ts';
import type { MailingsDeps } from './mailings-deps.ts';
import { costOf, mailingMaker, needsSecond, wordsRefusal } from './make-mailing.ts';
import { stopMailing } from './stop-mailing.ts';

export type MailingRoutes = HandlersFor<
  | 'mailing/inquire'
  | 'mailing/detailed'
  | 'mailing/preview'
  | 'mailing/add'
  | 'mailing/stop'
  | 'mailing/recipients'
>;

export function mailingRoutes(deps: MailingsDeps): MailingRoutes {
  const { database } = deps;
  const makeMailing = mailingMaker(deps);
  return {
    'mailing/inquire': async ({ page, page_size, channel, state }) => {
      const { mailings, count } = await listMailings(
        database.office,
        { channel, state },
        { page, pageSize: page_size },
      );
      return answerPage(await viewsOf(deps, mailings), count);
    },
    'mailing/detailed': async ({ mailing_id }) => {
      const mailing = await findMailing(database.office, idOfWire(mailing_id));
      const [view] = mailing ? await viewsOf(deps, [mailing]) : [];
      return view ? answer(view) : refuseWith('mailing-unknown');
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
      const [view] = await viewsOf(deps, [stopped.value]);
      return view ? answer(view) : refuseWith('mailing-unknown');
    },
    'mailing/recipients': async ({ page, page_size, mailing_id, read }) => {
      const mailing = await findMailing(database.office, idOfWire(mailing_id));
      if (!mailing) return refuseWith('mailing-unknown');
      const { readers, count } = await deps.inbox.readersOfMailing(database.office, {
        ...{ mailingId: mailing.id, limit: page_size, offset: (page - 1) * page_size },
        isRead: read === undefined ? undefined : read === 1,
      });
      if (readers.length === 0) return answerPage([], count);
      return answerPage(await viewsOfReaders(database.office, readers), count);
    },
  };
}

type WireMailing = CallContent<'mailing/stop'>;

async function viewsOf(deps: MailingsDeps, mailings: readonly Mailing[]): Promise<WireMailing[]> {
  const names = await namesOfAdministrators(deps.database.office, [
    ...new Set(mailings.map((one) => one.madeBy)),
  ]);
  const reached = await reachedBy(deps, mailings);
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
  { database, inbox, messaging }: MailingsDeps,
  mailings: readonly Mailing[],
): Promise<ReadonlyMap<bigint, number>> {
  const idsOf = (channel: Mailing['channel']) =>
    mailings.filter((one) => one.channel === channel).map(({ id }) => id);
  const read = await inbox.readOfMailings(database.office, idsOf('in-site'));
  const sent = await messaging.sentOfMailings(database.office, idsOf('sms'));
  return new Map([...read, ...sent]);
}

async function viewsOfReaders(reader: Reader, readers: readonly MailingReader[]) {
  const rows = await reader
    .selectFrom('player')
    .select(['id', 'name', 'phone'])
    .where(
      'id',
      'in',
      readers.map(({ playerId }) => playerId),
    )
    .execute();
  const people = new Map(rows.map((row) => [row.id, row]));
  return readers.map(({ playerId, readAt }) => ({
    id: playerId.toString(),
    name: people.get(playerId)?.name ?? '',
    phone: maskedPhone(people.get(playerId)?.phone ?? ''),
    read_at: readAt?.toISOString() ?? null,
  }));
}
