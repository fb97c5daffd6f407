import type { Database } from '../../platform/database/database.ts';
import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import type { RecordActivity } from './record-activity.ts';

type ExportParts = { readonly database: Database; readonly record: RecordActivity };

/** A page makes the file itself from what its reader may see; what is kept is that it did. */
export function listExportRoutes({
  database,
  record,
}: ExportParts): HandlersFor<'list_export/add'> {
  return {
    'list_export/add': async ({ call, filter, rows }, { caller, address, userAgent }) => {
      await database.transact((tx) =>
        record(tx, {
          type: 'export-requested',
          source: 'backoffice',
          user: { kind: 'administrator', id: caller.administratorId },
          content: `${call}, ${rows} rows: ${filter}`,
          address,
          userAgent,
        }),
      );
      return answer(null);
    },
  };
}
