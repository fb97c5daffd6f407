import { poolIssueStatuses, poolTicketStatuses } from '@kipute/contract/constants/betting/games';
import { type Locale, textIn } from '@kipute/contract/locale';
import { findingOf } from './find-payments.ts';
import { type Finding, ROWS_MAX, type Search } from './finding.ts';

const NODE = 'pool_issue/inquire';

const mayLook = ({ may, scope }: Search) => scope.of === 'everybody' && may(NODE);

/** Of jackpot and Lucky Six, by their serial numbers. */
export async function findPoolTickets(search: Search): Promise<readonly Finding[]> {
  const { typed, reader, locale } = search;
  if (typed.serials.length === 0 || !mayLook(search)) return [];
  const rows = await reader
    .selectFrom('poolTicket')
    .innerJoin('player', 'player.id', 'poolTicket.playerId')
    .innerJoin('poolIssue', 'poolIssue.id', 'poolTicket.issueId')
    .select(['poolTicket.id', 'poolTicket.serialNumber', 'poolTicket.stake as amount'])
    .select(['poolTicket.state', 'poolTicket.issueId', 'poolIssue.name as issue', 'player.name'])
    .where('poolTicket.serialNumber', 'in', typed.serials)
    .limit(ROWS_MAX)
    .execute();
  return rows.map(({ issue, issueId, state, ...row }) => {
    const standing = [issue, stateText(poolTicketStatuses, state, locale)].join(' · ');
    return { ...findingOf('pool-ticket', row, standing), issue_id: issueId.toString() };
  });
}

/** By the name that its tickets carry; there is one of each. */
export async function findPoolIssues(search: Search): Promise<readonly Finding[]> {
  const { typed, reader, locale } = search;
  if (typed.issueName === undefined || !mayLook(search)) return [];
  const rows = await reader
    .selectFrom('poolIssue')
    .select(['id', 'name', 'label', 'state'])
    .where('name', '=', typed.issueName)
    .execute();
  return rows.map(({ id, name, label, state }) => {
    const detail = [label, stateText(poolIssueStatuses, state, locale)].join(' · ');
    return { kind: 'pool-issue', id: id.toString(), title: name, detail, fit: 'exact' };
  });
}

function stateText(
  states: typeof poolIssueStatuses | typeof poolTicketStatuses,
  state: string,
  locale: Locale,
): string {
  const [, words] = Object.entries(states).find(([name]) => name === state) ?? [];
  return words ? textIn(locale, words) : state;
}
