import type { Database, Reader } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { orderOf, type PlayerOfficeDeps } from '../player-office-deps.ts';
import { deedRecord } from './change-player.ts';

export type NoteRoutes = HandlersFor<'subscriber/update_note' | 'subscriber/notes'>;

type Deps = Pick<PlayerOfficeDeps, 'audit' | 'clock'> & { readonly database: Database };

/** Notes only grow; closed accounts can be written about as well. */
export function noteRoutes({ database, audit, clock }: Deps): NoteRoutes {
  return {
    'subscriber/update_note': async ({ user_id, note }, context) => {
      const order = orderOf({ user_id, reason: note }, context);
      const { playerId, administratorId: notedBy } = order;
      const isNoted = await database.transact(async (tx) => {
        if (!(await exists(tx, playerId))) return false;
        const row = { playerId, note, notedBy, notedAt: clock.now() };
        await tx.insertInto('playerNote').values(row).execute();
        await audit.record(tx, deedRecord(order, { type: 'note-added' }));
        return true;
      });
      return isNoted ? answer(null) : refuseWith('user-unknown');
    },
    'subscriber/notes': async ({ user_id }) => {
      const playerId = idOfWire(user_id);
      if (!(await exists(database.office, playerId))) return refuseWith('user-unknown');
      const rows = await notesOf(database.office, playerId);
      return answer(
        rows.map((row) => ({
          id: row.id.toString(),
          note: row.note,
          by: row.notedBy === null ? null : { id: row.notedBy.toString(), name: row.name ?? '' },
          noted_at: row.notedAt.toISOString(),
        })),
      );
    },
  };
}

async function exists(reader: Reader, playerId: bigint): Promise<boolean> {
  const row = await reader
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** As many as anybody reads. */
const NOTES_SHOWN = 200;

function notesOf(reader: Reader, playerId: bigint) {
  return reader
    .selectFrom('playerNote')
    .leftJoin('administrator', 'administrator.id', 'notedBy')
    .select(['playerNote.id', 'note', 'notedBy', 'notedAt', 'administrator.name'])
    .where('playerId', '=', playerId)
    .orderBy('playerNote.id', 'desc')
    .limit(NOTES_SHOWN)
    .execute();
}
