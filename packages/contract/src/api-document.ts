import { type ApiField, fieldsOf } from './api-fields.ts';
import type { CallDefinition, CallerRule } from './call.ts';
import { errorCatalogue } from './errors.ts';
import { callsAtSite } from './registry.ts';

export type CallDescription = {
  readonly name: string;
  readonly summary: string;
  readonly caller: string;
  readonly sites: string;
  readonly limit: string;
  readonly input: readonly ApiField[];
  readonly output: readonly ApiField[];
};

export type CallTable = Readonly<Record<string, CallDefinition>>;

/** The registry in words, sorted by name: the source of docs/api.md and of the served page. */
export function describeCalls(calls: CallTable): readonly CallDescription[] {
  return Object.entries(calls)
    .map(([name, definition]) => ({
      name,
      summary: summaryOf(name, definition),
      caller: callerText(definition.caller),
      sites: definition.sites.join(', '),
      limit: `${definition.rateLimit.calls} in ${definition.rateLimit.seconds} s`,
      input: fieldsOf(definition.input, 'input'),
      output: [
        ...fieldsOf(definition.output, 'output'),
        ...(definition.paged ? [countField] : []),
        ...(definition.tellsPage ? [pageField] : []),
      ],
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** With what the name means elsewhere, and under which other names the call is known. */
function summaryOf(name: string, { summary, sites }: CallDefinition): string {
  const remarks = (['player', 'backoffice'] as const).flatMap((site) => {
    const here = callsAtSite[site][name];
    const others = Object.entries(callsAtSite[site]).flatMap(([other, alias]) =>
      alias?.call === name && sites.includes(site) ? [other] : [],
    );
    return [
      ...(here ? [`At the ${siteWords[site]} address it is ${here.call}`] : []),
      ...(others.length > 0 ? [`Also ${others.join(', ')} at the ${siteWords[site]} address`] : []),
    ];
  });
  return [summary, ...remarks].join('. ');
}

const siteWords = { player: "player's", backoffice: "office's" } as const;

const countField: ApiField = {
  path: '(count)',
  type: 'integer, rows on all pages',
  optional: false,
};

const pageField: ApiField = { path: '(page)', type: 'integer, the page it is', optional: false };

function callerText(rule: CallerRule): string {
  switch (rule.kind) {
    case 'anyone':
      return 'anyone';
    case 'player':
      return 'a signed-in player';
    case 'office':
      return 'whoever is signed in at the office';
    case 'administrator':
      return administratorText(rule);
  }
}

function administratorText({
  node,
  reach,
  proof,
}: Extract<CallerRule, { kind: 'administrator' }>): string {
  const who = reach === 'tree' ? 'an administrator or an agent' : 'an administrator';
  return `${who} with the node ${node}${proof === 'recent' ? ', proven a short while ago' : ''}`;
}

const PREAMBLE = `# Calls

Printed from the registry in \`packages/contract\`; do not edit by hand.
Every call is \`POST /api/{group}/{call}\` inside the envelope (\`docs/spec/wire.md\`).`;

export function apiDocument(calls: CallTable): string {
  return [PREAMBLE, ...describeCalls(calls).map(callSection), errorSection(), ''].join('\n\n');
}

function callSection(call: CallDescription): string {
  return [
    `## ${call.name}`,
    `${call.summary}.`,
    `Who: ${call.caller} · site: ${call.sites} · limit: ${call.limit}`,
    `Input:${fieldList(call.input)}`,
    `Content:${fieldList(call.output)}`,
  ].join('\n\n');
}

function fieldList(fields: readonly ApiField[]): string {
  if (fields.length === 0) return ' nothing';
  return fields
    .map(({ path, type, optional }) => `\n- \`${path}\`${optional ? ' (optional)' : ''}: ${type}`)
    .join('');
}

function errorSection(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([code, { http, sw, en }]) => `| \`${code}\` | ${http} | ${sw} | ${en} |`,
  );
  return [
    '## Errors',
    '',
    '| code | HTTP | Swahili | English |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}
