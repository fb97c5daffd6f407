import { rowsOf } from '@kipute/contract/constants/choice';
import type { drawnTables } from '@kipute/contract/constants/content/texts';
import { operators, prefixesOf } from '@kipute/contract/constants/money/operators';
import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import { escapeHtml } from '../safe/sanitise.ts';
import type { Language } from '../text-content.ts';
import type { FigureSettings } from './figures.ts';
import { marketsTable } from './markets-table.ts';

type Cells = readonly string[];

/** Of texts that are not HTML yet. */
function tableOf(head: Cells, rows: readonly Cells[]): string {
  const row = (cells: Cells, tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => row(cells, 'td')).join('');
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table>`;
}

type TableName = (typeof drawnTables)[number];

type Table = (settings: FigureSettings, language: Language) => string;

/** `{{table:name}}` on a line of its own is drawn from what the house does at that moment (TXT-31). */
const tables = {
  win_bonus: (settings, language) => winBonusTable(settings, language),
  operators: (settings, language) => operatorsTable(settings, language),
  money_back: (settings, language) => moneyBackTable(settings, language),
  markets: (_, language) => marketsTable(language, tableOf),
} as const satisfies Readonly<Record<TableName, Table>>;

export const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);

export const drawTable = (settings: FigureSettings, name: TableName, language: Language): string =>
  tables[name](settings, language);

const words = {
  sw: {
    legs: 'Mechi',
    bonus: 'Bonasi',
    operator: 'Mtandao',
    prefixes: 'Namba zinazoanza na',
    deposit: 'Kuweka',
    withdrawal: 'Kutoa',
    closed: 'Imefungwa kwa sasa',
    back: 'Sehemu ya dau inayorudi kama bonasi',
    none: 'Kwa sasa hakuna money back kwenye mikeka yenyewe.',
  },
  en: {
    legs: 'Matches',
    bonus: 'Bonus',
    operator: 'Operator',
    prefixes: 'Numbers that begin with',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    closed: 'Closed at present',
    back: 'Part of the stake that comes back as bonus',
    none: 'At present bets carry no money back of their own.',
  },
} as const;

function winBonusTable(settings: FigureSettings, language: Language): string {
  const { legs, bonus } = words[language];
  return tableOf([legs, bonus], ladderRows(settings.current('winBonus').ladder));
}

/** What a bet gives back by its own terms (BET-12); what a campaign adds stands on its page. */
function moneyBackTable(settings: FigureSettings, language: Language): string {
  const { legs, back, none } = words[language];
  const { moneyBackLadder } = settings.current('settlement');
  if (moneyBackLadder.length === 0) return `<p>${escapeHtml(none)}</p>`;
  return tableOf([legs, back], ladderRows(moneyBackLadder));
}

type Step = { readonly legs: number; readonly percent: number };

const ladderRows = (ladder: readonly Step[]): readonly Cells[] =>
  ladder.map((step, place) => {
    const next = ladder[place + 1];
    const until = next ? next.legs - 1 : step.legs;
    const range = until > step.legs ? `${step.legs}–${until}` : `${step.legs}`;
    return [next ? range : `${step.legs}+`, `${step.percent}%`];
  });

function operatorsTable(settings: FigureSettings, language: Language): string {
  const { operator, prefixes, deposit, withdrawal, closed } = words[language];
  const pay = settings.current('pay');
  const range = (from: Senti, to: Senti) => `TSh ${formatShillings(from)} – ${formatShillings(to)}`;
  return tableOf(
    [operator, prefixes, deposit, withdrawal],
    rowsOf(operators).map(([word, { network, ...name }]) => {
      const open = pay[network];
      const pays = open.withdrawal && !pay.withdrawalsProhibited;
      return [
        name[language],
        prefixesOf(word)
          .map((prefix) => `0${prefix}`)
          .join(', '),
        open.deposit ? range(pay.depositMinimum, pay.depositMaximum) : closed,
        pays ? range(pay.withdrawalMinimum, pay.withdrawalMaximum) : closed,
      ];
    }),
  );
}
