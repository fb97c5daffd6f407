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
  return frame([
    row('Player site', summary.playerAddress),
    row('Back-office', summary.backofficeAddress),
    row('API', `${summary.backofficeAddress}/api-docs`),
    ...summary.simulators.map(({ name, page }) => row(name, `${page}  (simulator)`)),
    '',
    ...summary.logins.players.map(({ phone, password, name }) =>
      row('Player', `${phone}  ${password}  (${name})`),
    ),
    ...summary.logins.administrators.map(({ account, password, role }) =>
      row('Administrator', `${account}  ${password}  (${role})`),
    ),
    '',
    row('Database', summary.database),
    row('Logs', summary.logs),
    row('Stop', 'Ctrl-C'),
  ]);
}

const LABEL_WIDTH = 14;
const row = (label: string, text: string) => `${label.padEnd(LABEL_WIDTH)} ${text}`;

function frame(rows: readonly string[]): string {
  const width = Math.max(...rows.map((text) => text.length));
  const edge = '─'.repeat(width + 2);
  const inside = rows.map((text) => `│ ${text.padEnd(width)} │`);
  return [`╭${edge}╮`, ...inside, `╰${edge}╯`].join('\n');
}
