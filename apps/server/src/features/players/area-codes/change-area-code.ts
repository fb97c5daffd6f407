import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Database } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import { type AreaCode, lockAreaCodes, updateAreaCode } from '../area-code-store.ts';

type AreaCodeChange = Pick<AreaCode, 'areaCode' | 'nameSw' | 'nameEn' | 'shown' | 'sort'>;

/** In the order they are checked. */
type AreaCodeRefusal = 'area-code-unknown' | 'last-area-code';

export type ChangeAreaCode = (
  change: AreaCodeChange,
  by: { readonly administratorId: bigint; readonly visit: Visit },
) => Promise<Result<AreaCode, AreaCodeRefusal>>;

type ChangeDeps = { readonly database: Database; readonly audit: Pick<Audit, 'record'> };

const fields = ['nameSw', 'nameEn', 'shown', 'sort'] as const;

export function createChangeAreaCode({ database, audit }: ChangeDeps): ChangeAreaCode {
  return (change, { administratorId, visit }) =>
    database.transact(async (tx) => {
      const known = await lockAreaCodes(tx);
      const before = known.find(({ areaCode }) => areaCode === change.areaCode);
      if (!before) return refuse('area-code-unknown');
      const isAnotherShown = known.some((one) => one.shown && one !== before);
      if (!change.shown && !isAnotherShown) return refuse('last-area-code');
      const after = { ...before, ...change };
      const changed = fields.filter((field) => before[field] !== after[field]);
      if (changed.length === 0) return ok(before);
      await updateAreaCode(tx, change.areaCode, change);
      await audit.record(tx, {
        type: 'area-code-change',
        source: 'backoffice',
        user: { kind: 'administrator', id: administratorId },
        content: `+${change.areaCode} ${after.nameEn}`,
        subject: { kind: 'area-code', id: change.areaCode },
        changes: Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]])),
        ...visit,
      });
      return ok(after);
    });
}
