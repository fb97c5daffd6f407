import type { Localised } from '@kipute/contract/locale';

/** Fields that people meet most; any other is shown by its own name. */
const known: Readonly<Partial<Record<string, Localised>>> = {
  network: { en: 'Address or network', sw: 'Anwani au mtandao' },
  list: { en: 'List', sw: 'Orodha' },
  reach: { en: 'Speaks of', sw: 'Inahusu' },
  note: { en: 'Why', sw: 'Sababu' },
  reason: { en: 'Reason', sw: 'Sababu' },
  until: { en: 'Until', sw: 'Hadi' },
  state: { en: 'State', sw: 'Hali' },
  name: { en: 'Name', sw: 'Jina' },
  shown: { en: 'May register', sw: 'Inaweza kujisajili' },
  sort: { en: 'Place', sw: 'Nafasi' },
  amount: { en: 'Amount', sw: 'Kiasi' },
  balance: { en: 'Balance', sw: 'Salio' },
  credit: { en: 'Credit', sw: 'Bonasi' },
  phone: { en: 'Phone', sw: 'Simu' },
  role: { en: 'Role', sw: 'Wadhifa' },
  disabled: { en: 'Disabled', sw: 'Imefungwa' },
  bettingPaused: { en: 'Betting paused', sw: 'Kubashiri kumesitishwa' },
  refunded: { en: 'Given back', sw: 'Kilichorudishwa' },
  nameSw: { en: 'Name in Swahili', sw: 'Jina kwa Kiswahili' },
  nameEn: { en: 'Name in English', sw: 'Jina kwa Kiingereza' },
  category: { en: 'Category', sw: 'Aina' },
  sorting: { en: 'Place', sw: 'Nafasi' },
  isShown: { en: 'Shown to players', sw: 'Unaonekana kwa wachezaji' },
  maintenance: { en: 'Maintenance', sw: 'Matengenezo' },
};

/** `withdrawalMinimum` and `withdrawal_minimum` are read as "withdrawal minimum". */
const spelledOut = (field: string): string =>
  field
    .replace(
      /([a-z])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replaceAll('_', ' ');

export function fieldWord(field: string, t: (text: Localised) => string): string {
  const text = known[field];
  return text ? t(text) : spelledOut(field);
}
