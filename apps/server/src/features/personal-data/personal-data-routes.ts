import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import type { ExportPersonalData } from './export-personal-data.ts';

export type PersonalDataRoutes = HandlersFor<'personal_data/export'>;

/** Whose data it is is told by the session alone, so there is no other's to ask for. */
export function personalDataRoutes(exportData: ExportPersonalData): PersonalDataRoutes {
  return {
    'personal_data/export': async (_, { caller, locale }) =>
      answer(await exportData({ ...caller, locale })),
  };
}
