import type { SeededLogins } from '@kipute/server/seed';

export type Summary = {
  readonly playerAddress: string;
  readonly backofficeAddress: string;
  readonly simulators: readonly { readonly name: string; readonly page: string }[];
  readonly logins: SeededLogins;
  readonly database: string;
  readonly logs: string;
};

/** What a person needs after a start, in one frame. */
export function summaryBox(summary: Summary): string {
  const { playerAddress, backofficeAddress, simulators, logins } = summary;
  return frame([
    [
      ['Player site', playerAddress],
      ['Back-office', backofficeAddress],
      ['API', `${backofficeAddress}/api-docs`],
      ...simulators.map(({ name, page }) => [name, page, '(simulator)']),
    ],
    [
      ...logins.players.map(({ phone, password, name }) => [
        'Player',
        phone,
        password,
        `(${name})`,
      ]),
      ...logins.administrators.map(({ account, password, role }) => [
        'Administrator',
        account,
        password,
        `(${role})`,
      ]),
    ],
    [
      ['Database', summary.database],
      ['Logs', summary.logs],
      ['Stop', 'Ctrl-C'],
    ],
  ]);
}

type Row = readonly string[];

const GAP = '  ';

/** Labels are as wide in every part, what follows them as its own part needs. */
function frame(parts: readonly (readonly Row[])[]): string {
  const labelWidth = widthOf(parts.flat(), 0);
  const rows = parts.flatMap((part, at) => [...(at > 0 ? [''] : []), ...linesOf(part, labelWidth)]);
  const width = Math.max(...rows.map((text) => text.length));
  const edge = '─'.repeat(width + 2);
  const inside = rows.map((text) => `│ ${text.padEnd(width)} │`);
  return [`╭${edge}╮`, ...inside, `╰${edge}╯`].join('\n');
}

function linesOf(part: readonly Row[], labelWidth: number): readonly string[] {
  return part.map((row) =>
    row
      .map((cell, column) => cell.padEnd(column === 0 ? labelWidth : widthBefore(part, column)))
      .join(GAP)
      .trimEnd(),
  );
}

/** Of the cells that another follows: what ends a row may be as long as it is. */
const widthBefore = (part: readonly Row[], column: number): number =>
  widthOf(
    part.filter((row) => row.length > column + 1),
    column,
  );

const widthOf = (rows: readonly Row[], column: number): number =>
  Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
