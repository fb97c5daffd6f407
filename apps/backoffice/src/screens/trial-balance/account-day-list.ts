import { billTypes } from '@kipute/contract/constants/money/bills';
import { fixedList } from '../_list-kit/definition/fixed-list.ts';
import type { List } from '../_list-kit/definition/list.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

const accountLines = defineList({
  call: 'ledger/inquire_account',
  rowKey: 'key',
  rowName: (row) => row.id,
  rowPage: (row) => `/bills/${row.id}`,
  pageSize: 20,
  columns: [
    { kind: 'instant', field: 'recorded_at', title: { en: 'Time', sw: 'Muda' } },
    {
      kind: 'person',
      field: 'user',
      title: { en: 'User', sw: 'Mtumiaji' },
      link: ({ user }) => (user ? `/users/${user.id}` : undefined),
    },
    { kind: 'text', field: 'serial_number', title: { en: 'Serial number', sw: 'Namba' } },
    { kind: 'status', field: 'type', title: { en: 'Type', sw: 'Aina' }, choices: billTypes },
    { kind: 'money', field: 'amount', title: { en: 'Amount', sw: 'Kiasi' } },
    { kind: 'long-text', field: 'remark', title: { en: 'Remark', sw: 'Maelezo' } },
  ],
});

const made = new Map<string, List>();

/** The same list for the same account and day: a list is known by what it is. */
export function accountDayList(account: number, day: string): List {
  const name = `${account}-${day}`;
  const list = made.get(name) ?? fixedList(accountLines, { account, day });
  made.set(name, list);
  return list;
}
