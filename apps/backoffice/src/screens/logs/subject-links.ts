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
  competition: { en: 'Competition', sw: 'Shindano' },
  'competition-tier': { en: 'Competition tier', sw: 'Daraja la ligi' },
  'market-type': { en: 'Market type', sw: 'Aina ya soko' },
  country: { en: 'Country', sw: 'Nchi' },
  bookmaker: { en: 'Bookmaker', sw: 'Mtoa odds' },
  setting: { en: 'Setting', sw: 'Mpangilio' },
  'address-rule': { en: 'IP rule', sw: 'Kanuni ya IP' },
  'message-template': { en: 'Message template', sw: 'Maneno ya tukio' },
  'area-code': { en: 'Area code', sw: 'Msimbo wa simu' },
  proposal: { en: 'Proposal', sw: 'Pendekezo' },
  text: { en: 'Text', sw: 'Maandishi' },
  'free-bet-template': { en: 'Free bet template', sw: 'Aina ya free bet' },
  campaign: { en: 'Campaign', sw: 'Promosheni' },
  chat: { en: 'Conversation', sw: 'Mazungumzo' },
  'canned-answer': { en: 'Canned answer', sw: 'Jibu lililo tayari' },
  'board-message': { en: 'Board message', sw: 'Ujumbe wa ubao' },
  file: { en: 'File', sw: 'Faili' },
  banner: { en: 'Banner', sw: 'Bango' },
  'popular-competition': { en: 'Popular competition', sw: 'Ligi maarufu' },
  mailing: { en: 'Mailing', sw: 'Ujumbe kwa wengi' },
  'pool-type': { en: 'Jackpot or Lucky Six', sw: 'Jackpot au Lucky Six' },
  'pool-issue': { en: 'Issue', sw: 'Toleo' },
  'racing-round': { en: 'Racing round', sw: 'Raundi ya mbio' },
  'casino-game': { en: 'Casino game', sw: 'Mchezo wa kasino' },
  'casino-difference': { en: 'Casino difference', sw: 'Tofauti ya kasino' },
  boost: { en: 'Boost', sw: 'Boost' },
} as const satisfies Readonly<Record<SubjectKind, Localised>>;

/** Sections of the settings that have a screen. */
const settingPages: Readonly<Partial<Record<string, string>>> = {
  office: '/office-configuration',
  referral: '/referral-terms',
  bet: '/bet-configuration',
  taxes: '/bet-configuration',
  winBonus: '/bet-configuration',
  settlement: '/bet-configuration',
  pay: '/pay-configuration',
  limits: '/system-configuration',
  registration: '/system-configuration',
  messages: '/system-configuration',
  chat: '/chat-settings',
  site: '/site-information',
  mailings: '/mailings/settings',
  racing: '/racing-config',
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
  match: (id) => `/matches/${id}`,
  competition: () => '/competitions',
  'competition-tier': () => '/competition-tiers',
  'market-type': () => '/market-types',
  country: () => '/countries',
  bookmaker: () => '/bookmakers',
  'address-rule': () => '/ip-lists',
  'message-template': () => '/message-templates',
  'area-code': () => '/phone-area-codes',
  proposal: (id) => `/approvals/${id}`,
  text: (id) => `/texts/${id}`,
  'free-bet-template': () => '/free-bet-templates',
  campaign: (id) => `/campaigns/${id}`,
  chat: (id) => `/chats/${id}`,
  'canned-answer': () => '/canned-answers',
  'board-message': (id) => `/message-board?row=${id}`,
  file: () => '/images',
  banner: () => '/banners',
  'popular-competition': () => '/popular-competitions',
  mailing: (id) => `/mailings/${id}`,
  'pool-type': (id) => `/pool-types?row=${id}`,
  'pool-issue': (id) => `/pool-issues/${id}`,
  'racing-round': (id) => `/racing-rounds/${id}`,
  'casino-game': (id) => `/casino-games?row=${id}`,
  'casino-difference': (id) => `/casino-differences?row=${id}`,
  boost: (id) => `/boosts?row=${id}`,
};

export const subjectLink = ({ subject }: LogRecord): string | undefined =>
  subject ? pageOf[subject.kind]?.(encodeURIComponent(subject.id)) : undefined;

export const subjectName = ({ subject }: LogRecord): string =>
  subject ? subject.name || subject.id : '';

export const personLink = ({ user }: LogRecord): string | undefined =>
  user ? pageOf[user.kind]?.(user.id) : undefined;

export const personName = ({ user }: LogRecord): string => (user ? user.name || `#${user.id}` : '');
