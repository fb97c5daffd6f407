import type { Localised } from '@kipute/contract/locale';
import type { ListState } from '../_list-kit/address/list-state.ts';

type Filters = ListState['filters'];

type Preset = { readonly key: string; readonly title: Localised; readonly filters: Filters };

/** What is asked for every day, one click away. */
export const userPresets: readonly Preset[] = [
  { key: 'all', title: { en: 'All', sw: 'Wote' }, filters: {} },
  {
    key: 'disabled',
    title: { en: 'Disabled', sw: 'Waliofungwa' },
    filters: { disabled_status: '1' },
  },
  {
    key: 'no-bet',
    title: { en: 'Betting forbidden', sw: 'Waliozuiwa kubashiri' },
    filters: { no_bet: '1' },
  },
  {
    key: 'no-withdraw',
    title: { en: 'Withdrawals forbidden', sw: 'Waliozuiwa kutoa pesa' },
    filters: { no_withdraw: '1' },
  },
  { key: 'agents', title: { en: 'Agents', sw: 'Mawakala' }, filters: { kind: 'agent' } },
  { key: 'closed', title: { en: 'Closed', sw: 'Zilizofutwa' }, filters: { closed: '1' } },
];

const presetFields = new Set(userPresets.flatMap(({ filters }) => Object.keys(filters)));

/** The tab that the filters mean; "all" when none of its fields narrows the list. */
export function presetOf(filters: Filters): string | undefined {
  const set = Object.entries(filters).filter(([field]) => presetFields.has(field));
  return userPresets.find((preset) => {
    const own = Object.entries(preset.filters);
    return own.length === set.length && own.every(([field, value]) => filters[field] === value);
  })?.key;
}

/** Another tab keeps what else was typed: a name searched among all is searched among the closed. */
export function withPreset(filters: Filters, key: string): Filters {
  const others = Object.entries(filters).filter(([field]) => !presetFields.has(field));
  const chosen = userPresets.find((preset) => preset.key === key);
  return { ...Object.fromEntries(others), ...chosen?.filters };
}
