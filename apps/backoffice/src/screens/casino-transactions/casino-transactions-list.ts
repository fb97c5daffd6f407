import { casinoTransactionKinds } from '@kipute/contract/constants/casino/casino';
import type { CallContent } from '@kipute/contract/registry';
import { inAddress, kindTones } from '../_casino/casino-words.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

const effects = {
  done: { id: 0, en: 'Done', sw: 'Umefanyika' },
  void: { id: 1, en: 'Void: nothing moved', sw: 'Batili: hakuna pesa' },
} as const;

type Transaction = CallContent<'casino_transaction/inquire'>[number];

const SECOND_MS = 1_000;

/**
 * The lines that it wrote, by their moment: a provider's number may be longer than a statement
 * keeps, and of small letters, which no search of bills knows. What moved nothing wrote none.
 */
function statementLine({ user_id, create_time, is_void }: Transaction): string | undefined {
  if (user_id === null || is_void === 1) return undefined;
  const end_time = new Date(Date.parse(create_time) + SECOND_MS).toISOString();
  return `/bills?${inAddress({ user_id, start_time: create_time, end_time })}`;
}

/** What providers asked of the wallet and what it did; a void one moved nothing (GMO-12). */
export const casinoTransactionsList = defineList({
  call: 'casino_transaction/inquire',
  rowKey: 'id',
  rowName: ({ transaction }) => transaction,
  pageSize: 20,
  intro: {
    en: 'What providers asked of the wallet. A void one moved nothing: a rollback that came before its stake, or that stake after it.',
    sw: 'Walichoomba watoa huduma kwenye pochi. Batili haikuhamisha pesa: marejesho yaliyokuja kabla ya dau lake, au dau hilo baadaye.',
  },
  columns: [
    {
      kind: 'instant',
      field: 'create_time',
      title: { en: 'Time', sw: 'Muda' },
      filter: { from: 'from', to: 'until' },
    },
    {
      kind: 'status',
      field: 'kind',
      title: { en: 'Kind', sw: 'Aina' },
      choices: casinoTransactionKinds,
      tones: kindTones,
      filter: 'kind',
    },
    { kind: 'money', field: 'amount', title: { en: 'Amount', sw: 'Kiasi' }, sum: 'never' },
    {
      kind: 'status',
      field: 'is_void',
      title: { en: 'What it did', sw: 'Ulichofanya' },
      width: 190,
      choices: effects,
      tones: { done: 'good', void: 'bad' },
    },
    {
      kind: 'text',
      field: 'user_name',
      title: { en: 'Player', sw: 'Mchezaji' },
      link: ({ user_id }) => (user_id === null ? undefined : `/users/${user_id}`),
    },
    { kind: 'text', field: 'game_name', title: { en: 'Game', sw: 'Mchezo' } },
    {
      kind: 'text',
      field: 'round',
      title: { en: 'Round', sw: 'Raundi' },
      width: 190,
      filter: 'round',
      link: ({ round }) => `/casino-rounds?${inAddress({ round })}`,
    },
    {
      kind: 'text',
      field: 'transaction',
      title: { en: 'Provider’s number', sw: 'Namba ya mtoa huduma' },
      width: 220,
      filter: 'transaction',
    },
    { kind: 'money', field: 'tax_amount', title: { en: 'Tax', sw: 'Kodi ya zuio' } },
    {
      kind: 'money',
      field: 'balance_after',
      title: { en: 'Balance after', sw: 'Salio baada yake' },
      sum: 'never',
      link: statementLine,
    },
    {
      kind: 'text',
      field: 'provider',
      title: { en: 'Provider', sw: 'Mtoa huduma' },
      width: 110,
      filter: 'provider',
    },
    {
      kind: 'id',
      field: 'user_id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      filter: 'user_id',
      shown: 'on-demand',
    },
    { kind: 'id', field: 'id', title: { en: 'Number', sw: 'Namba' }, shown: 'on-demand' },
  ],
});
