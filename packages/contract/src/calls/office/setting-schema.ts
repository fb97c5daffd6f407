import { z } from 'zod';
import type {
  LadderColumn,
  SettingField,
  SettingFields,
} from '../../constants/settings/setting-field.ts';
import { flag } from '../../fields.ts';

type LadderRow = Readonly<Record<string, number>>;

/** What a setting is on the wire: amounts in shillings, odds as they are shown. */
export type WireSetting = number | string | readonly LadderRow[];

export type SettingShape<Fields extends SettingFields> = {
  readonly [Name in keyof Fields]: z.ZodType<WireSetting>;
};

const PERCENT_STEP = 0.01;
const ODDS_STEP = 0.001;

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().min(min).max(max);

const columnSchema = (column: LadderColumn) =>
  column.kind === 'money' ? within(column).int() : within(column).multipleOf(PERCENT_STEP);

function fieldSchema(field: SettingField): z.ZodType {
  switch (field.kind) {
    case 'money':
    case 'number':
      return within(field).int();
    case 'percent':
      return within(field).multipleOf(PERCENT_STEP);
    case 'odds':
      return within(field).multipleOf(ODDS_STEP);
    case 'flag':
      return flag;
    case 'text':
      return z.string().trim().regex(field.pattern);
    case 'ladder': {
      const columns = Object.entries(field.columns).map(([name, column]) => [
        name,
        columnSchema(column),
      ]);
      return z.array(z.object(Object.fromEntries(columns))).max(field.rowsMax);
    }
  }
}

/** The shape of a section on the wire, as its table of fields says. */
export function settingShape<Fields extends SettingFields>(fields: Fields): SettingShape<Fields> {
  const shape = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  // Safe because the entries are those of the table.
  return Object.fromEntries(shape) as SettingShape<Fields>;
}
