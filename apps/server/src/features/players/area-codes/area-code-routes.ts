import type { CallContent } from '@kipute/contract/registry';
import type { Database } from '../../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { type AreaCode, readAreaCodes } from '../area-code-store.ts';
import type { ChangeAreaCode } from './change-area-code.ts';

export type AreaCodeRoutes = HandlersFor<
  'area_code/shown' | 'area_code/inquire' | 'area_code/update'
>;

type RouteDeps = { readonly database: Database; readonly changeAreaCode: ChangeAreaCode };

export function areaCodeRoutes({ database, changeAreaCode }: RouteDeps): AreaCodeRoutes {
  return {
    'area_code/shown': async () => {
      const known = await readAreaCodes(database.read);
      return answer(known.filter(({ shown }) => shown).map(shownView));
    },
    'area_code/inquire': async () => {
      const known = await readAreaCodes(database.office);
      return answer(known.map(areaCodeView));
    },
    'area_code/update': async (request, { caller, address, userAgent }) => {
      const changed = await changeAreaCode(
        {
          areaCode: request.area_code,
          nameSw: request.name_sw,
          nameEn: request.name_en,
          shown: request.show === 1,
          sort: request.sort,
        },
        { administratorId: caller.administratorId, visit: { address, userAgent } },
      );
      return changed.ok ? answer(areaCodeView(changed.value)) : refuseWith(changed.refusal);
    },
  };
}

const shownView = (one: AreaCode): CallContent<'area_code/shown'>[number] => ({
  area_code: one.areaCode,
  country: one.country,
  name_sw: one.nameSw,
  name_en: one.nameEn,
});

const areaCodeView = (one: AreaCode): CallContent<'area_code/update'> => ({
  ...shownView(one),
  show: one.shown ? 1 : 0,
  sort: one.sort,
});
