import { bettingTypes } from '@kipute/contract/constants/betting-types/betting-types';
import { drawnTables, textFigures } from '@kipute/contract/constants/content/texts';
import { shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { sectionOf } from '../../settings/sections/sections.ts';
import { sanitise } from '../safe/sanitise.ts';
import type { FigureSettings } from './figures.ts';
import { fillText, unknownSlots } from './fill-text.ts';
import { howItWins } from './markets-table.ts';

const settings = {
  current: (name: Parameters<typeof sectionOf>[0]) => sectionOf(name).defaults,
} as FigureSettings;
const fill = (body: string, language: 'sw' | 'en' = 'sw') => fillText(body, { settings }, language);

const figures = [
  ['{{bet_min}}', 'TSh 100'],
  ['{{deposit_max}}', 'TSh 3,000,000'],
  ['{{tax_percent}}', '10%'],
  ['{{bonus_top_percent}}', '1000%'],
  ['{{bonus_min_odds}}', '1.20'],
  ['{{code_hours}}', '6'],
  ['{{void_hours}}', '24'],
  ['{{accumulator_max}}', '60'],
  ['{{referral_reward}}', 'TSh 7,000'],
  ['{{referral_days}}', '14'],
  ['{{customer_phones}}', '+255700000101, +255700000102, +255700000103'],
  ['{{adult_age}}', '18'],
] as const;

test.each(figures)('[TXT-30] %s reads %s', (slot, text) => {
  expect(fill(`<p>${slot}</p>`).body).toBe(`<p>${text}</p>`);
});

const phones = '+255700000101, +255700000102, +255700000103';
const said = {
  registeredName: 'Kipute Tanzania Limited',
  registeredAddress: 'Samora Avenue, Dar es Salaam',
  dataOfficer: 'Rehema Juma',
  dataOfficerContact: 'faragha@kipute.example',
};

const whoWeAre = [
  [{}, 'sw', ['Kipute', 'ile iliyoandikwa kwenye leseni yetu', `huduma kwa wateja, ${phones}`]],
  [{}, 'en', ['Kipute', 'the one written on our licence', `customer service, ${phones}`]],
  [
    said,
    'sw',
    [said.registeredName, said.registeredAddress, 'Rehema Juma, faragha@kipute.example'],
  ],
  [{ dataOfficer: 'Rehema Juma' }, 'en', ['Kipute', expect.anything(), 'Rehema Juma']],
] as const;

test.each(whoWeAre)(
  '[SIT-14] a house that said %j is named in %s as %j',
  (known, language, texts) => {
    const site = { ...sectionOf('site').defaults, ...known };
    const house = { current: () => site } as unknown as FigureSettings;
    const { body } = fillText(
      '{{company}}|{{company_address}}|{{data_officer}}',
      { settings: house },
      language,
    );
    expect(body.split('|')).toEqual(texts);
  },
);

const ladders = [
  [
    [
      { legs: 8, percent: 50 },
      { legs: 10, percent: 100 },
    ],
    '<tr><td>8–9</td><td>50%</td></tr><tr><td>10+</td><td>100%</td></tr>',
  ],
  [[], '<p>At present bets carry no money back of their own.</p>'],
] as const;

test.each(ladders)('[TXT-31] money back by %j is drawn', (moneyBackLadder, drawn) => {
  const house = { current: () => ({ moneyBackLadder }) } as unknown as FigureSettings;
  expect(fillText('{{table:money_back}}', { settings: house }, 'en').body).toContain(drawn);
});

test('[TXT-30] a figure is the one of now, and safe wherever it stands', () => {
  const site = { ...sectionOf('site').defaults, title: '<b>Kipute</b>' };
  const bet = sectionOf('bet').defaults;
  const phone = { ...bet.phone, stakeMinimum: shillings(500) };
  const changed = {
    current: (name: string) =>
      name === 'site' ? site : name === 'bet' ? { ...bet, phone } : undefined,
  } as unknown as FigureSettings;
  expect(fillText('<p>{{company}} {{bet_min}}</p>', { settings: changed }, 'en').body).toBe(
    '<p>&lt;b&gt;Kipute&lt;/b&gt; TSh 500</p>',
  );
});

const slots: readonly (readonly [body: string, unknown: readonly string[]])[] = [
  ['<p>{{bet_min}}</p>', []],
  ['<p>{{bet_mim}}</p>', ['{{bet_mim}}']],
  ['<p>{{table:markets}}</p>', []],
  ['{{table:markets}}', []],
  ['<p>a</p>\n{{table:win_bonus}}\n<p>b</p>', []],
  ['<p>see {{table:markets}}</p>', ['{{table:markets}}']],
  ['<p>{{table:nothing}}</p>', ['{{table:nothing}}']],
  ['<p>{{constructor}}</p>', ['{{constructor}}']],
  ['<p>{{}}</p>', ['{{}}']],
];

test.each(slots)('[TXT-22] of %s unknown are %j', (body, unknown) => {
  expect(unknownSlots(body)).toEqual(unknown);
});

test.each(drawnTables)(
  '[TXT-31] the table %s is drawn in both languages, of the safe subset',
  (name) => {
    for (const language of ['sw', 'en'] as const) {
      const { body } = fill(`<p>{{table:${name}}}</p>`, language);
      expect(body).toContain('<table>');
      expect(body).not.toContain('{{');
      const { html, takenOut } = sanitise(body.replaceAll(/ id="[^"]*"/g, ''));
      expect(takenOut).toEqual([]);
      expect(html.length).toBeGreaterThan(200);
    }
  },
);

test('[TXT-31] the ladder is the live one, and its last step has no end', () => {
  const { body } = fill('{{table:win_bonus}}', 'en');
  expect(body).toContain('<tr><td>3</td><td>3%</td></tr>');
  expect(body).toContain('<td>1000%</td></tr></tbody>');
  expect(body).toContain('<td>50+</td>');
});

test.each(['sw', 'en'] as const)('[TXT-32] every market says when it wins (%s)', (language) => {
  const silent = bettingTypes.filter((type) => howItWins(type, language).trim().length < 10);
  expect(silent.map(({ key }) => key)).toEqual([]);
  const { body } = fill('{{table:markets}}', language);
  const rows = body.match(/<tr><td>/g) ?? [];
  expect(rows).toHaveLength(bettingTypes.length);
});

test('[TXT-34] headings are places to jump to, each its own', () => {
  const { body, headings } = fill(
    '<h2>Kuweka pesa</h2><h3>M-Pesa &amp; Mixx</h3><h3>Kuweka pesa</h3>',
  );
  expect(headings).toEqual([
    { id: 's-kuweka-pesa', level: 2, text: 'Kuweka pesa' },
    { id: 's-m-pesa-mixx', level: 3, text: 'M-Pesa & Mixx' },
    { id: 's-kuweka-pesa-2', level: 3, text: 'Kuweka pesa' },
  ]);
  expect(body).toContain('<h3 id="s-kuweka-pesa-2">');
});

test('[TXT-30] no two figures share a name with a table', () => {
  expect(new Set([...textFigures, ...drawnTables]).size).toBe(
    textFigures.length + drawnTables.length,
  );
});
