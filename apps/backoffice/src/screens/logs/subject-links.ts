import type { subjectKinds } from '@kipute/contract/calls/log';
import type { Localised } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';

type LogRecord = CallContent<'log/inquire'>[number];
type SubjectKind = (typeof subjectKinds)[number];

export const subjectWords = {
  player: { en: 'User', sw: 'Mtumiaji' },
  administrator: { en: 'Manager', sw: 'Msimamizi' },
  role: { en: 'Role', sw: 'Wadhifa' },
  'permission-node': { en: 'Permission node', sw: 'Ruhusa' },
  order: { en: 'Order', sw: 'Mkeka' },
  deposit: { en: 'Deposit', sw: 'Kuweka pesa' },
  withdrawal: { en: 'Withdrawal', sw: 'Kutoa pesa' },
  statement: { en: 'Statement', sw: 'Taarifa ya malipo' },
  match: { en: 'Match', sw: 'Mechi' },
  setting: { en: 'Setting', sw: 'Mpangilio' },
  'address-rule': { en: 'IP rule', sw: 'Kanuni ya IP' },
  'area-code': { en: 'Area code', sw: 'Msimbo wa simu' },
  proposal: { en: 'Proposal', sw: 'Pendekezo' },
} as const satisfies Readonly<Record<SubjectKind, Localised>>;

/** Sections of the settings that have a screen. */
const settingPages: Readonly<Partial<Record<string, string>>> = {
  office: '/office-configuration',
  bet: '/switches',
  site: '/switches',
};

/** Where a subject is looked at; some have no page of their own. */
const pageOf: Readonly<Partial<Record<SubjectKind, (id: string) => string | undefined>>> = {
  player: (id) => `/users/${id}`,
  administrator: (id) => `/managers/${id}`,
  role: (id) => `/roles/${id}`,
  'permission-node': () => '/permission-nodes',
  setting: (section) => settingPages[section],
  order: (id) => `/orders?row=${id}`,
  deposit: (id) => `/recharges?serial_number=${id}`,
  withdrawal: () => '/withdrawals',
  match: (id) => `/orders?match_id=${id}`,
  'address-rule': () => '/ip-lists',
  'area-code': () => '/phone-area-codes',
  proposal: (id) => `/approvals/${id}`,
};

export const subjectLink = ({ subject }: LogRecord): string | undefined =>
  subject ? pageOf[subject.kind]?.(encodeURIComponent(subject.id)) : undefined;

export const subjectName = ({ subject }: LogRecord): string =>
  subject ? subject.name || subject.id : '';

export const personLink = ({ user }: LogRecord): string | undefined =>
  user ? pageOf[user.kind]?.(user.id) : undefined;

export const personName = ({ user }: LogRecord): string => (user ? user.name || `#${user.id}` : '');
