import type { Localised } from '../../locale.ts';
import type { Choices } from '../choice.ts';

/** The tabs of the inbox; the first is the newest matter of most players. */
export const inboxKinds = {
  money: { id: 1, sw: 'Pesa', en: 'Money' },
  bets: { id: 2, sw: 'Bashiri', en: 'Bets' },
  offers: { id: 3, sw: 'Ofa', en: 'Offers' },
  account: { id: 4, sw: 'Akaunti', en: 'Account' },
} as const satisfies Choices;

export type InboxKind = keyof typeof inboxKinds;

export const INBOX_SUBJECT_MAX = 120;
export const INBOX_BODY_MAX = 2_000;

type Fact = Localised & { readonly example: Localised };

const same = (example: string): Localised => ({ sw: example, en: example });

/** What a text may have filled in, as `{{name}}`; the example is for previews. */
export const inboxFacts = {
  amount: { sw: 'Kiasi', en: 'Amount', example: same('TSh 10,000') },
  operator: { sw: 'Mtandao', en: 'Operator', example: same('M-Pesa') },
  receipt: { sw: 'Namba ya risiti', en: 'Receipt', example: same('26KD81Q') },
  stake: { sw: 'Dau', en: 'Stake', example: same('TSh 2,000') },
  matches: { sw: 'Idadi ya mechi', en: 'Number of matches', example: same('3') },
  serial: { sw: 'Namba ya mkeka', en: 'Bet number', example: same('01KABCDEF234567') },
  until: { sw: 'Mwisho wa matumizi', en: 'Usable until', example: same('30.11.2026 23:59') },
  friend: { sw: 'Rafiki', en: 'Friend', example: same('A***a') },
  campaign: {
    sw: 'Kampeni',
    en: 'Campaign',
    example: { sw: 'Wiki ya 3,000', en: 'The 3,000 week' },
  },
  question: {
    sw: 'Swali la mchezaji',
    en: 'What the player wrote',
    example: { sw: 'Pesa yangu haijaingia', en: 'My deposit has not arrived' },
  },
  answer: {
    sw: 'Jibu letu',
    en: 'Our answer',
    example: { sw: 'Pesa yako imeingia saa 4:10.', en: 'Your money arrived at 10:10.' },
  },
  reason: {
    sw: 'Sababu',
    en: 'Why',
    example: { sw: 'Odds zilikuwa na kosa la wazi.', en: 'The odds were a palpable error.' },
  },
  issue: { sw: 'Toleo', en: 'Issue', example: same('Jackpot 17 · J46') },
  right: { sw: 'Majibu sahihi', en: 'Right picks', example: same('12') },
  network: { sw: 'Mtandao wa intaneti', en: 'Internet network', example: same('41.59.3.0/24') },
  subject: { sw: 'Kichwa', en: 'Subject', example: { sw: 'Kichwa', en: 'Subject' } },
  text: { sw: 'Maneno', en: 'Text', example: { sw: 'Maneno', en: 'Text' } },
} as const satisfies Readonly<Record<string, Fact>>;

export type InboxFact = keyof typeof inboxFacts;

type InboxEventRow = Localised & {
  readonly id: number;
  readonly kind: InboxKind;
  readonly facts: readonly InboxFact[];
  readonly subject: Localised;
  readonly body: Localised;
  /** What a lock screen shows: no amount, no name, nothing that others should not read (INB-40). */
  readonly notice: Localised;
  /** Written for each occasion; there is no template to edit. */
  readonly isFree?: true;
};

/**
 * What players are told by itself. Each has a shipped text that the office may replace; a line with
 * a fact that is empty on an occasion is left out.
 */
export const inboxEvents = {
  'deposit-credited': {
    ...{ id: 1, kind: 'money', sw: 'Pesa imeingia', en: 'Deposit credited' },
    facts: ['amount', 'operator', 'receipt'],
    subject: { sw: 'Umepokea {{amount}}', en: '{{amount}} received' },
    body: {
      sw: '{{operator}} · risiti {{receipt}}\nPesa iko kwenye salio lako.',
      en: '{{operator}} · receipt {{receipt}}\nThe money is in your balance.',
    },
    notice: { sw: 'Pesa imeingia', en: 'Your deposit has arrived' },
  },
  'withdrawal-paid': {
    ...{ id: 2, kind: 'money', sw: 'Pesa imetumwa', en: 'Withdrawal paid' },
    facts: ['amount', 'operator', 'receipt'],
    subject: { sw: '{{amount}} zimetumwa kwako', en: '{{amount}} sent to you' },
    body: {
      sw: '{{operator}} · risiti {{receipt}}\nAngalia ujumbe wa mtandao kwenye simu yako.',
      en: '{{operator}} · receipt {{receipt}}\nLook for your operator’s message on your phone.',
    },
    notice: { sw: 'Pesa uliyotoa imetumwa', en: 'Your withdrawal has been sent' },
  },
  'withdrawal-returned': {
    ...{ id: 3, kind: 'money', sw: 'Pesa imerudi', en: 'Withdrawal returned' },
    facts: ['amount', 'operator'],
    subject: { sw: '{{amount}} zimerudi kwenye salio', en: '{{amount}} is back in your balance' },
    body: {
      sw: 'Kutoa pesa kwa {{operator}} hakukufanikiwa. Unaweza kujaribu tena.',
      en: 'The withdrawal by {{operator}} did not go through. You can try again.',
    },
    notice: { sw: 'Kuna habari ya pesa uliyotoa', en: 'News about your withdrawal' },
  },
  'bet-won': {
    ...{ id: 4, kind: 'bets', sw: 'Mkeka umeshinda', en: 'Bet won' },
    facts: ['amount', 'stake', 'matches', 'serial'],
    subject: { sw: 'Mkeka umeshinda {{amount}}', en: 'Your bet won {{amount}}' },
    body: {
      sw: 'Mechi {{matches}} · dau {{stake}} · namba {{serial}}',
      en: 'Matches: {{matches}} · stake {{stake}} · number {{serial}}',
    },
    notice: { sw: 'Mkeka wako umeamuliwa', en: 'Your bet has been settled' },
  },
  'bet-lost': {
    ...{ id: 5, kind: 'bets', sw: 'Mkeka umepoteza', en: 'Bet lost' },
    facts: ['amount', 'stake', 'matches', 'serial'],
    subject: { sw: 'Mkeka haukushinda', en: 'Your bet did not win' },
    body: {
      sw: 'Mechi {{matches}} · dau {{stake}} · namba {{serial}}\nUmerudishiwa {{amount}}.',
      en: 'Matches: {{matches}} · stake {{stake}} · number {{serial}}\n{{amount}} came back to you.',
    },
    notice: { sw: 'Mkeka wako umeamuliwa', en: 'Your bet has been settled' },
  },
  'bet-returned': {
    ...{ id: 6, kind: 'bets', sw: 'Dau limerudi', en: 'Bet returned' },
    facts: ['amount', 'stake', 'matches', 'serial'],
    subject: { sw: 'Umerudishiwa {{amount}}', en: '{{amount}} came back to you' },
    body: {
      sw: 'Mechi {{matches}} · dau {{stake}} · namba {{serial}}',
      en: 'Matches: {{matches}} · stake {{stake}} · number {{serial}}',
    },
    notice: { sw: 'Mkeka wako umeamuliwa', en: 'Your bet has been settled' },
  },
  'free-bet-granted': {
    ...{ id: 7, kind: 'offers', sw: 'Free bet mpya', en: 'Free bet granted' },
    facts: ['amount', 'until'],
    subject: { sw: 'Umepata free bet ya {{amount}}', en: 'You have a free bet of {{amount}}' },
    body: {
      sw: 'Iko kwenye Bonasi yako.\nItumie kabla ya {{until}}.',
      en: 'It is in your bonus balance.\nUse it before {{until}}.',
    },
    notice: { sw: 'Una ujumbe mpya', en: 'You have a new message' },
  },
  'free-bet-ending': {
    ...{ id: 8, kind: 'offers', sw: 'Free bet inaisha', en: 'Free bet about to end' },
    facts: ['amount', 'until'],
    subject: { sw: 'Free bet ya {{amount}} inaisha', en: 'Your free bet of {{amount}} ends soon' },
    body: {
      sw: 'Mwisho wa kuitumia ni {{until}}.',
      en: 'It can be used until {{until}}.',
    },
    notice: { sw: 'Una ujumbe mpya', en: 'You have a new message' },
  },
  'referral-reward': {
    ...{ id: 9, kind: 'offers', sw: 'Zawadi ya rafiki', en: 'Referral reward' },
    facts: ['friend', 'stake', 'amount'],
    subject: { sw: 'Rafiki amekamilisha {{stake}}', en: 'Your friend has staked {{stake}}' },
    body: {
      sw: '{{friend}} ametimiza sharti. Free bet ya {{amount}} iko kwenye Bonasi yako.',
      en: '{{friend}} has got there. A free bet of {{amount}} is in your bonus balance.',
    },
    notice: { sw: 'Una ujumbe mpya', en: 'You have a new message' },
  },
  'campaign-reward': {
    ...{ id: 10, kind: 'offers', sw: 'Zawadi ya kampeni', en: 'Campaign reward' },
    facts: ['campaign', 'amount'],
    subject: { sw: 'Zawadi yako: {{amount}}', en: 'Your reward: {{amount}}' },
    body: {
      sw: 'Umekamilisha {{campaign}}. Zawadi iko kwenye Bonasi yako.',
      en: 'You have completed {{campaign}}. The reward is in your bonus balance.',
    },
    notice: { sw: 'Una ujumbe mpya', en: 'You have a new message' },
  },
  'board-answer': {
    ...{ id: 11, kind: 'account', sw: 'Jibu la ujumbe', en: 'Answer to a message' },
    facts: ['question', 'answer'],
    subject: { sw: 'Tumejibu ujumbe wako', en: 'We have answered your message' },
    body: {
      sw: '{{answer}}\nUliandika: {{question}}',
      en: '{{answer}}\nYou wrote: {{question}}',
    },
    notice: { sw: 'Tumejibu ujumbe wako', en: 'We have answered your message' },
  },
  mailing: {
    ...{ id: 12, kind: 'offers', sw: 'Ujumbe kwa wengi', en: 'Message to many' },
    facts: ['subject', 'text'],
    subject: { sw: '{{subject}}', en: '{{subject}}' },
    body: { sw: '{{text}}', en: '{{text}}' },
    notice: { sw: 'Una ujumbe mpya', en: 'You have a new message' },
    isFree: true,
  },
  'new-device': {
    ...{ id: 13, kind: 'account', sw: 'Kifaa kipya', en: 'New device' },
    facts: ['network'],
    subject: { sw: 'Umeingia kwenye kifaa kipya', en: 'You signed in on a new device' },
    body: {
      sw: 'Mtandao {{network}}\nSi wewe? Badili nenosiri sasa.',
      en: 'Network {{network}}\nNot you? Change your password now.',
    },
    notice: { sw: 'Kuna habari ya akaunti yako', en: 'News about your account' },
  },
  'password-changed': {
    ...{ id: 14, kind: 'account', sw: 'Nenosiri jipya', en: 'Password changed' },
    facts: [],
    subject: { sw: 'Nenosiri lako limebadilishwa', en: 'Your password was changed' },
    body: {
      sw: 'Si wewe? Weka nenosiri jipya sasa na uwasiliane nasi.',
      en: 'Not you? Set a new password now and contact us.',
    },
    notice: { sw: 'Kuna habari ya akaunti yako', en: 'News about your account' },
  },
  'bet-cancelled': {
    ...{ id: 15, kind: 'bets', sw: 'Mkeka umefutwa', en: 'Bet cancelled' },
    facts: ['amount', 'stake', 'matches', 'serial', 'reason'],
    subject: {
      sw: 'Mkeka umefutwa, umerudishiwa {{amount}}',
      en: 'Your bet was cancelled, {{amount}} came back',
    },
    body: {
      sw: 'Sababu: {{reason}}\nMechi {{matches}} · dau {{stake}} · namba {{serial}}',
      en: 'Why: {{reason}}\nMatches: {{matches}} · stake {{stake}} · number {{serial}}',
    },
    notice: { sw: 'Mkeka wako umeamuliwa', en: 'Your bet has been settled' },
  },
  'pool-won': {
    ...{ id: 16, kind: 'bets', sw: 'Tiketi imeshinda', en: 'Ticket won' },
    facts: ['amount', 'stake', 'issue', 'right', 'serial'],
    subject: { sw: 'Tiketi yako imeshinda {{amount}}', en: 'Your ticket won {{amount}}' },
    body: {
      sw: '{{issue}} · sahihi {{right}} · dau {{stake}} · namba {{serial}}\nPesa iko kwenye salio lako.',
      en: '{{issue}} · {{right}} right · stake {{stake}} · number {{serial}}\nThe money is in your balance.',
    },
    notice: { sw: 'Tiketi yako imeamuliwa', en: 'Your ticket has been settled' },
  },
  'pool-refunded': {
    ...{ id: 17, kind: 'bets', sw: 'Toleo limefutwa', en: 'Issue cancelled' },
    facts: ['amount', 'issue', 'serial', 'reason'],
    subject: {
      sw: 'Toleo limefutwa, umerudishiwa {{amount}}',
      en: 'The issue was cancelled, {{amount}} came back',
    },
    body: {
      sw: 'Sababu: {{reason}}\n{{issue}} · namba {{serial}}',
      en: 'Why: {{reason}}\n{{issue}} · number {{serial}}',
    },
    notice: { sw: 'Tiketi yako imeamuliwa', en: 'Your ticket has been settled' },
  },
  'pool-corrected': {
    ...{ id: 18, kind: 'bets', sw: 'Zawadi imerekebishwa', en: 'Prize corrected' },
    facts: ['amount', 'issue', 'right', 'serial'],
    subject: {
      sw: 'Matokeo ya {{issue}} yamerekebishwa',
      en: 'A result of {{issue}} was corrected',
    },
    body: {
      sw: 'Zawadi ya tiketi {{serial}} imebadilika.\nZawadi sasa ni {{amount}}.\nTofauti iko kwenye taarifa ya akaunti yako.',
      en: 'The prize of ticket {{serial}} has changed.\nThe prize is now {{amount}}.\nThe difference is in your account statement.',
    },
    notice: { sw: 'Tiketi yako imeamuliwa', en: 'Your ticket has been settled' },
  },
} as const satisfies Readonly<Record<string, InboxEventRow>>;

export type InboxEvent = keyof typeof inboxEvents;
export type InboxFactOf<Event extends InboxEvent> = (typeof inboxEvents)[Event]['facts'][number];

/** Subject and body of one message, in both languages. */
export type InboxText = { readonly subject: Localised; readonly body: Localised };

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** As a text names them, known or not. */
export const factsNamedIn = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** A line that would have a gap says nothing and is left out; of several only, never the only one. */
export function filledIn(text: string, facts: Readonly<Record<string, string>>): string {
  const lines = text.split('\n');
  const known = new Map(Object.entries(facts));
  const factNamed = (name: string): string => known.get(name) ?? '';
  const whole = lines.filter((line) => factsNamedIn(line).every((name) => factNamed(name) !== ''));
  return (whole.length > 0 ? whole : lines)
    .map((line) => line.replace(PLACEHOLDER, (_, name: string) => factNamed(name)))
    .join('\n');
}
