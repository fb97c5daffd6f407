import type { Texts } from '../text.ts';

export const overviewTexts = {
  greeting: { en: 'Welcome, {name}', sw: 'Karibu, {name}' },
  account: { en: 'Account', sw: 'Akaunti' },
  role: { en: 'Role', sw: 'Wadhifa' },
  nodes: { en: 'Permission nodes', sw: 'Ruhusa' },
  verification: { en: 'Google verification', sw: 'Uthibitisho wa Google' },
  bound: { en: 'Bound', sw: 'Umeunganishwa' },
  unbound: { en: 'Not bound', sw: 'Haujaunganishwa' },
  sessionEnds: { en: 'Signed in until', sw: 'Umeingia hadi' },
  screens: { en: 'Your screens', sw: 'Kurasa zako' },

  today: { en: 'Today at a glance', sw: 'Leo kwa muhtasari' },
  comparedUntil: {
    en: 'until {at} EAT, beside yesterday until then',
    sw: 'hadi {at} EAT, kando ya jana hadi wakati huo',
  },
  more: { en: 'More', sw: 'Zaidi' },
  waiting: { en: 'Waiting for somebody', sw: 'Yanayosubiri mtu' },
  nothingWaits: { en: 'Nothing waits', sw: 'Hakuna kinachosubiri' },
  overdue: { en: 'over its goal', sw: 'yamechelewa' },
  mine: { en: 'for you', sw: 'yako' },
  alarms: { en: 'Alarms', sw: 'Tahadhari' },
  noAlarms: { en: 'All is well', sw: 'Kila kitu kiko sawa' },
  since: { en: 'since {at}', sw: 'tangu {at}' },
  health: { en: 'Feed and operators, 24 hours', sw: 'Odds na mitandao, saa 24' },
  feed: { en: 'Odds feed', sw: 'Odds kutoka kwa mtoa huduma' },
  fresh: { en: 'fresh', sw: 'ni mpya' },
  silent: { en: 'silent', sw: 'kimya' },
  paidIn: { en: 'Deposits paid', sw: 'Pesa zilizoingia' },
  paidOut: { en: 'Withdrawals paid', sw: 'Pesa zilizotoka' },
  answered: { en: 'Answer, median', sw: 'Jibu, wastani' },
  seconds: { en: '{seconds} s', sw: 'sek {seconds}' },
  float: { en: 'Float', sw: 'Akiba' },
  low: { en: 'low', sw: 'ndogo' },
  channel: { en: 'Party', sw: 'Mshirika' },
} as const satisfies Texts;

/** What each alarm says; `{about}` is the operator or the party. */
export const alarmTexts = {
  books: {
    en: 'The books do not add up: nothing is paid out',
    sw: 'Daftari halilingani: hakuna kinacholipwa',
  },
  statistics: {
    en: 'Statistics differ from the ledger and are counted anew',
    sw: 'Takwimu zinatofautiana na daftari, zinahesabiwa upya',
  },
  feed: {
    en: 'The odds feed is silent: nothing can be bet on',
    sw: 'Odds haziji: hakuna kinachoweza kubetiwa',
  },
  float: {
    en: '{about}: little float left to pay out from',
    sw: '{about}: akiba ya kulipa ni ndogo',
  },
  operator: {
    en: '{about}: many deposits fail',
    sw: '{about}: pesa nyingi zinashindwa kuingia',
  },
  lag: { en: 'Statistics are behind', sw: 'Takwimu ziko nyuma' },
} as const satisfies Texts;
