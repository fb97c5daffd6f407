import type { WireSetting } from '@kipute/contract/calls/office/setting-schema';
import type {
  SettingField,
  SettingFields,
} from '@kipute/contract/constants/settings/setting-field';
import { type Locale, textIn } from '@kipute/contract/locale';
import {
  formatShillings,
  type Senti,
  shillings,
  toWireShillings,
} from '@kipute/domain/money/senti';

/** The fields of a section as they travel, by name. */
export type WireSettings = Readonly<Record<string, WireSetting>>;
type Tree = Readonly<Record<string, unknown>>;
type Ladder = Extract<SettingField, { kind: 'ladder' }>;

const THOUSANDTHS = 1_000;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const onWire = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every value of a section by the name it travels under: `stakeMinimum` of `desktop` is one. */
export function leavesOf(section: object, before = ''): ReadonlyMap<string, unknown> {
  const leaves = Object.entries(section).flatMap(([key, value]): (readonly [string, unknown])[] => {
    const name = before === '' ? onWire(key) : `${before}_${onWire(key)}`;
    return isTree(value) ? [...leavesOf(value, name)] : [[name, value]];
  });
  return new Map(leaves);
}

function wireOf(field: SettingField, value: unknown): WireSetting {
  switch (field.kind) {
    case 'money':
      return toWireShillings(value as Senti);
    case 'odds':
      return (value as number) / THOUSANDTHS;
    case 'flag':
      return value === true ? 1 : 0;
    case 'ladder':
      return (value as readonly Tree[]).map((row) => ladderRow(field, row));
    default:
      return value as number | string;
  }
}

const ladderRow = ({ columns }: Ladder, row: Tree) => {
  const cells = leavesOf(row);
  return Object.fromEntries(
    Object.entries(columns).map(([name, { kind }]) => {
      const cell = cells.get(name);
      return [name, kind === 'money' ? toWireShillings(cell as Senti) : (cell as number)];
    }),
  );
};

export function toWire(fields: SettingFields, section: object): WireSettings {
  const leaves = leavesOf(section);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, wireOf(field, leaves.get(name))]),
  );
}

function ownOf(field: SettingField, wire: WireSetting, template: unknown): unknown {
  switch (field.kind) {
    case 'money':
      return shillings(wire as number);
    case 'odds':
      return Math.round((wire as number) * THOUSANDTHS);
    case 'flag':
      return wire === 1;
    case 'ladder':
      return (wire as readonly Readonly<Record<string, number>>[]).map((row) => ownRow(field, row));
    default:
      return wire ?? template;
  }
}

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const ownRow = ({ columns }: Ladder, row: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, { kind }]) => [
      camel(name),
      kind === 'money' ? shillings(row[name] ?? 0) : row[name],
    ]),
  );

/** The section with what travelled in its place; what the table does not name stays as it was. */
export function fromWire<Section extends object>(
  fields: SettingFields,
  wire: WireSettings,
  section: Section,
): Section {
  const put = (tree: Tree, before: string): Tree =>
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => {
        const name = before === '' ? onWire(key) : `${before}_${onWire(key)}`;
        if (isTree(value)) return [key, put(value, name)];
        const field = fields[name];
        const sent = wire[name];
        return [key, field && sent !== undefined ? ownOf(field, sent, value) : value];
      }),
    );
  // Safe because only leaves are replaced, each by the kind its own table says.
  return put(section as Tree, '') as Section;
}

const yes = { sw: 'ndiyo', en: 'yes' };
const no = { sw: 'hapana', en: 'no' };

/** As people read it in "before → after". */
function said(field: SettingField, value: WireSetting, locale: Locale): string {
  switch (field.kind) {
    case 'flag':
      return textIn(locale, value === 1 ? yes : no);
    case 'money':
      return `TSh ${formatShillings(shillings(value as number))}`;
    case 'ladder': {
      const rows = value as readonly Readonly<Record<string, number>>[];
      return rows.map((row) => Object.values(row).join(': ')).join(', ') || '–';
    }
    default:
      return field.unit ? `${value} ${textIn(locale, field.unit)}` : String(value);
  }
}

export type FieldChange = {
  readonly name: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
};

export function changesBetween(
  fields: SettingFields,
  { before, after }: { readonly before: WireSettings; readonly after: WireSettings },
  locale: Locale,
): readonly FieldChange[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [was, is] = [before[name], after[name]];
    if (was === undefined || is === undefined) return [];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const words = { before: said(field, was, locale), after: said(field, is, locale) };
    return [{ name, field: textIn(locale, field), ...words }];
  });
}
