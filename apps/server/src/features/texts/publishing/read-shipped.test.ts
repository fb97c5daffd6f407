import { richTextTypes } from '@kipute/contract/constants/content/texts';
import { expect, test } from 'vitest';
import { sectionOf } from '../../settings/sections/sections.ts';
import type { FigureSettings } from '../filling/figures.ts';
import { fillText, unknownSlots } from '../filling/fill-text.ts';
import { plainText } from '../safe/sanitise.ts';
import { searchIndex } from '../shown/search-help.ts';
import { languages } from '../text-content.ts';
import { readShipped, type ShippedText } from './read-shipped.ts';

const shipped = readShipped();

test('[TXT-06] every numbered text came with the product', () => {
  const numbers = shipped.flatMap(({ text }) => text.type ?? []);
  expect(numbers.toSorted()).toEqual(
    Object.values(richTextTypes)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test.each(shipped.map((one) => [one.text.slug, one] as const))(
  '[TXT-22] %s names only figures and tables that there are',
  (_, { content }) => {
    for (const language of languages) {
      expect(unknownSlots(content[language].body)).toEqual([]);
      expect(unknownSlots(`<h2>${content[language].title}</h2>`)).toEqual([]);
    }
  },
);

const settings = {
  current: (name: Parameters<typeof sectionOf>[0]) => sectionOf(name).defaults,
} as FigureSettings;

const all = (body: string, pattern: RegExp): readonly string[] =>
  [...body.matchAll(pattern)].map(([, found = '']) => found);
const linksOf = (body: string) => all(body, /href="([^"]*)"/g);
const slotsOf = (body: string) => all(body, /\{\{([^{}]*)\}\}/g);
const headingsOf = (body: string) => all(body, /<(h[23])>/g);

const articles = new Set(shipped.flatMap(({ text }) => (text.kind === 'help' ? text.slug : [])));
const numbers = new Set(shipped.flatMap(({ text }) => text.type ?? []).map(String));

/** What a link asks for beyond a page that is there: an article, a numbered text, a place in one. */
function isReached(link: string, { content }: ShippedText): boolean {
  const { pathname, searchParams, hash } = new URL(link, 'https://kipute.example');
  const article = searchParams.get('article');
  const type = searchParams.get('type');
  if (pathname === '/help' && article !== null && !articles.has(article)) return false;
  const isNumbered = pathname === '/rich_text' || pathname === '/artcol';
  if (isNumbered && (type === null || !numbers.has(type))) return false;
  if (hash === '') return true;
  const meant = link.startsWith('#')
    ? [content]
    : shipped.flatMap((one) => (String(one.text.type) === type ? [one.content] : []));
  const places = meant.flatMap((one) =>
    languages.flatMap((language) => fillText(one[language].body, { settings }, language).headings),
  );
  return places.some(({ id }) => id === hash.slice(1));
}

test.each(shipped.map((one) => [one.text.slug, one] as const))(
  '[TXT-36] %s leads nowhere in vain, and says the same in both languages',
  (_, one) => {
    const { sw, en } = one.content;
    for (const { body } of [sw, en]) {
      expect(linksOf(body).filter((link) => !isReached(link, one))).toEqual([]);
    }
    expect(linksOf(en.body).toSorted()).toEqual(linksOf(sw.body).toSorted());
    expect(slotsOf(en.body).toSorted()).toEqual(slotsOf(sw.body).toSorted());
    expect(headingsOf(en.body)).toEqual(headingsOf(sw.body));
    for (const tag of ['li', 'dt', 'dd', 'tr', 'img'] as const) {
      const count = (body: string) => body.split(`<${tag}`).length;
      expect(count(en.body), tag).toBe(count(sw.body));
    }
  },
);

test('[POL-133] the terms of pools lead to the rules of both games and name no figure of theirs', () => {
  const terms = shipped.find(({ text }) => text.type === richTextTypes['jackpot-terms'].id);
  for (const language of languages) {
    const body = terms?.content[language].body ?? '';
    expect(linksOf(body)).toEqual(
      expect.arrayContaining(['/string_ball/rules', '/guess_score?tab=rules']),
    );
    expect(body).not.toMatch(/\d\s*%|TSh/);
  }
});

test('[SIT-14] agreement and privacy policy name who runs the site, and Swahili as the original', () => {
  const bodyOf = (slug: string) =>
    shipped.find(({ text }) => text.slug === slug)?.content.sw.body ?? '';
  expect(slotsOf(bodyOf('user-agreement'))).toEqual(
    expect.arrayContaining(['company', 'company_address', 'licence']),
  );
  expect(slotsOf(bodyOf('privacy'))).toEqual(
    expect.arrayContaining(['company', 'company_address', 'data_officer', 'report_days']),
  );
  for (const slug of ['user-agreement', 'terms', 'privacy', 'bonus-terms', 'betting-rules']) {
    expect(bodyOf(slug), slug).toMatch(/Kiswahili (ndicho cha|ndiyo ya) asili/);
  }
  expect(slotsOf(bodyOf('betting-rules'))).toContain('error_hours');
});

const helpIn = (language: 'sw' | 'en') =>
  searchIndex(
    shipped
      .filter(({ text }) => text.kind === 'help')
      .map(({ text, content }) => ({
        page: text.slug,
        title: content[language].title,
        keywords: languages.map((one) => content[one].keywords).join(', '),
        text: plainText(content[language].body),
      })),
  );

const searches = { sw: helpIn('sw'), en: helpIn('en') };

/** As people type it: Swahili, English, both at once, street words and slips of the finger. */
const asked: readonly (readonly ['sw' | 'en', string, string])[] = [
  ['sw', 'void', 'why-void'],
  ['sw', 'imefutwa', 'why-void'],
  ['sw', 'umefutwa', 'why-void'],
  ['sw', 'batili', 'why-void'],
  ['sw', 'refund', 'why-void'],
  ['sw', 'rudishiwa', 'why-void'],
  ['sw', 'nimerudishiwa dau', 'why-void'],
  ['sw', 'kwa nini mkeka wangu umefutwa', 'why-void'],
  ['sw', 'mechi imeahirishwa', 'called-off'],
  ['sw', 'pesa haijafika', 'deposit-not-arrived'],
  ['sw', 'hela imekatwa haijaingia', 'deposit-not-arrived'],
  ['sw', 'nimetoa pesa haijafika', 'withdrawal-time'],
  ['sw', 'naweka pesa vipi', 'deposit-prompt'],
  ['sw', 'depost', 'deposit-prompt'],
  ['sw', 'tigo pesa', 'deposit-prompt'],
  ['sw', 'paybill', 'deposit-paybill'],
  ['sw', 'namba nyingine', 'other-number'],
  ['sw', 'nitoe pesa', 'withdraw'],
  ['sw', 'natoa hela vipi', 'withdraw'],
  ['sw', 'widraw', 'withdraw'],
  ['sw', 'kodi', 'tax'],
  ['sw', 'kodi ya kutoa', 'withdrawal-tax'],
  ['sw', 'nimesahau neno siri', 'change-password'],
  ['sw', 'nimesahu neno siri', 'change-password'],
  ['sw', 'pasword', 'change-password'],
  ['sw', 'nasahau password', 'change-password'],
  ['sw', 'siwezi kuingia', 'account-locked'],
  ['sw', 'akaunti imefungwa', 'account-locked'],
  ['sw', 'funga akaunti', 'close-account'],
  ['sw', 'nimepoteza simu', 'phone-change'],
  ['sw', 'acha sms', 'messages'],
  ['sw', 'sms haiji', 'code-not-coming'],
  ['sw', 'otp', 'code-not-coming'],
  ['sw', 'code', 'load-code'],
  ['sw', 'msimbo', 'load-code'],
  ['sw', 'kushea mkeka', 'share-slip'],
  ['sw', 'siuoni mkeka wangu', 'find-bet'],
  ['sw', 'mkeka wangu haujalipwa', 'when-settled'],
  ['sw', 'mkeka hujalipwa', 'when-settled'],
  ['sw', 'matokeo yamekosewa', 'wrong-result'],
  ['sw', 'mkeka umekataliwa', 'bet-refused'],
  ['sw', 'mkeka umechanika mechi moja', 'money-back'],
  ['sw', 'cashout imefungwa', 'cash-out-locked'],
  ['sw', 'casout imefungwa', 'cash-out-locked'],
  ['sw', 'cashout haionekani', 'cash-out-locked'],
  ['sw', 'odds ni nini', 'odds'],
  ['sw', 'ushindi wa juu', 'stake-limits'],
  ['sw', 'bonus', 'free-bet'],
  ['sw', 'bonasi ya ushindi haijaongezwa', 'win-bonus-short'],
  ['sw', 'alika rafiki', 'referral'],
  ['sw', 'umri', 'under-age'],
  ['sw', 'nataka kuacha kubet', 'self-exclusion'],
  ['sw', 'fixed match', 'fraud'],
  ['sw', 'bando', 'low-data'],
  ['en', 'void', 'why-void'],
  ['en', 'why was my bet void', 'why-void'],
  ['en', 'refund', 'why-void'],
  ['en', 'rudishiwa', 'why-void'],
  ['en', 'bet cancelled', 'why-void'],
  ['en', 'deposit not received', 'deposit-not-arrived'],
  ['en', 'forgot password', 'change-password'],
  ['en', 'verfication code', 'code-not-coming'],
  ['en', 'booking code', 'load-code'],
  ['en', 'cash out', 'cash-out'],
  ['en', 'tax', 'tax'],
  ['en', 'minimum deposit', 'deposit-limits'],
  ['en', 'how old', 'under-age'],
  ['en', 'stop betting', 'self-exclusion'],
  ['en', 'delete my data', 'my-data'],
];

test.each(asked)('[TXT-33] in %s "%s" finds %s first', (language, words, slug) => {
  expect(searches[language](words, 3)[0]?.page).toBe(slug);
});
