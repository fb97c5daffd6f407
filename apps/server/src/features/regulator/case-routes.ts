import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { idOfWire } from '../../platform/database/wire-id.ts';
import { answer, answerPage, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import { mayMoveCase } from './case-states.ts';
import { type Case, findCase, listCases, lockCase, moveCase, notesOfCase } from './case-store.ts';
import type { RegulatorDeps } from './regulator-deps.ts';

export type CaseRoutes = HandlersFor<
  'suspicious/inquire' | 'suspicious/notes' | 'suspicious/update'
>;

const HOUR_MS = 3_600_000;
/** To tell the authority of it. */
const REPORT_HOURS = 24;

type WireCase = CallContent<'suspicious/update'>;
type WireNote = CallContent<'suspicious/notes'>[number];

export function caseRoutes(deps: RegulatorDeps): CaseRoutes {
  const { database, audit, clock } = deps;
  return {
    'suspicious/inquire': async ({ page, page_size, state, kind, user_id }) => {
      const playerId = user_id === undefined ? undefined : idOfWire(user_id);
      const asked = { state, kind, playerId, page, pageSize: page_size };
      const { rows, count } = await listCases(database.office, asked);
      return answerPage(await viewsOf(deps, rows), count);
    },
    'suspicious/notes': async ({ id }) => {
      const notes = await notesOfCase(database.office, idOfWire(id));
      const person = await peopleOf(
        deps,
        notes.map(({ writtenBy }) => writtenBy),
      );
      return answer(
        notes.map((one) => ({
          ...{ id: one.id.toString(), written_by: person(one.writtenBy), note: one.note },
          // Sound: only states of the table are ever written.
          state_before: one.stateBefore as WireNote['state_before'],
          state_after: one.stateAfter as WireNote['state_after'],
          written_at: one.writtenAt.toISOString(),
        })),
      );
    },
    'suspicious/update': async ({ id: wireId, seen, state: to, note }, context) => {
      const { caller, address, userAgent } = context;
      const id = idOfWire(wireId);
      const refusal = await database.transact(async (tx) => {
        const from = await lockCase(tx, id);
        if (!from) return 'case-unknown' as const;
        if (from !== seen || !mayMoveCase(from, to)) return 'case-moved' as const;
        const by = caller.administratorId;
        await moveCase(tx, { id, from, to, by, note, now: clock.now() });
        await audit.record(tx, {
          ...{ type: 'suspicious-case', source: 'backoffice' },
          ...{ user: { kind: 'administrator', id: by }, content: `case ${id}: ${note}` },
          ...{ changes: { state: [from, to] }, address, userAgent },
        });
        return undefined;
      });
      if (refusal) return refuseWith(refusal);
      const moved = await findCase(database.read, id);
      const [view] = moved ? await viewsOf(deps, [moved]) : [];
      return view ? answer<WireCase>(view) : refuseWith('case-unknown');
    },
  };
}

async function peopleOf({ database }: RegulatorDeps, ids: readonly (bigint | null)[]) {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  const names = await namesOfAdministrators(database.office, known);
  return (id: bigint | null) =>
    id === null ? null : { id: id.toString(), name: names.get(id) ?? '' };
}

async function viewsOf(deps: RegulatorDeps, rows: readonly Case[]): Promise<WireCase[]> {
  const person = await peopleOf(
    deps,
    rows.map(({ movedBy }) => movedBy),
  );
  return rows.map((row) => ({
    ...{ id: row.id.toString(), user_id: row.playerId.toString(), name: row.name },
    ...{ phone: maskedPhone(row.phone), kind: row.kind, direction: row.direction },
    ...{ first_day: row.firstDay, last_day: row.lastDay },
    amount: toWireShillings(senti(row.amount)),
    payments: row.payments,
    serial_numbers: row.serialNumbers.join(', '),
    state: row.state,
    opened_at: row.openedAt.toISOString(),
    due_at: new Date(row.openedAt.getTime() + REPORT_HOURS * HOUR_MS).toISOString(),
    ...{ moved_by: person(row.movedBy), moved_at: row.movedAt.toISOString() },
  }));
}
