import { describe, expect, test } from 'vitest';
import { locales } from '../../locale.ts';
import { bettingTypes } from './betting-types.ts';
import { marketName } from './market-name.ts';

const team = { subjectName: 'Simba SC' };

const names = [
  // market, Swahili, English
  [{ typeId: 69, partId: 3 }, 'Mshindi (1X2)', '3 Way (1X2)'],
  [{ typeId: 47, partId: 3, line: 2.5 }, 'Juu/Chini', 'Over/Under'],
  [{ typeId: 47, partId: 5, line: 1.5 }, 'Juu/Chini, Kipindi cha kwanza', 'Over/Under, 1st half'],
  [
    { typeId: 47, partId: 2 },
    'Juu/Chini, Mechi yote na muda wa ziada',
    'Over/Under, Whole match with extra time',
  ],
  [{ typeId: 48, partId: 60, line: -4.5 }, 'Handicap ya Asia', 'Asian Handicap'],
  [{ typeId: 193, partId: 65 }, 'Pointi juu/chini, Robo ya 1', 'Points Over/Under, 1st quarter'],
  [{ typeId: 466, partId: 20 }, 'Nyumbani au Ugenini', 'Home or Away'],
  [
    { typeId: 101, partId: 423 },
    'Mshindi wa gemu, Seti ya 2, gemu ya 3',
    'Game Winner, Set 2, game 3',
  ],
  [{ typeId: 7, partId: 1 }, 'Mshindi', 'Winner'],
  [{ typeId: 97, partId: 3, line: 3 }, 'Wa kwanza kufikisha magoli (3)', 'Race To Goals (3)'],
  [
    { typeId: 77, partId: 3, line: 1.5, ...team },
    'Jumla ya Simba SC juu/chini',
    'Simba SC Over/Under',
  ],
  [{ typeId: 10193, partId: 3, ...team }, 'Simba SC kufunga goli', 'Simba SC To Score'],
  [
    { typeId: 10269, partId: 3, ...team },
    'Mfungaji wa goli la kwanza la Simba SC',
    "Simba SC's First Goalscorer",
  ],
  [
    { typeId: 115, partId: 6, ...team },
    'Simba SC: Kushinda bila kufungwa, Kipindi cha pili',
    'Simba SC: To Win To Nil, 2nd half',
  ],
  [
    { typeId: 10254, partId: 3, line: 2.5, subjectName: 'Jean Baleke' },
    'Mashuti ya Jean Baleke juu/chini',
    'Jean Baleke Shots Over/Under',
  ],
  [
    { typeId: 77, partId: 3, subjectName: "Ra$& d'Or" },
    "Jumla ya Ra$& d'Or juu/chini",
    "Ra$& d'Or Over/Under",
  ],
  [{ typeId: 69, partId: 3, ...team }, 'Mshindi (1X2)', '3 Way (1X2)'],
] as const;

test.each(names)('[CON-20] %j is "%s" and "%s"', (market, sw, en) => {
  expect({ sw: marketName(market, 'sw'), en: marketName(market, 'en-US') }).toEqual({ sw, en });
});

const blanked = [
  // market, name in English
  [{ typeId: 520, partId: 3 }, ''],
  [{ typeId: 32, partId: 3 }, ''],
  [{ typeId: 32, partId: 5 }, '1st half'],
  [{ typeId: 520, partId: 3, feedTypeName: 'Something', feedPartName: 'Ordinary Time' }, ''],
  [{ typeId: 69, partId: 7777, feedPartName: 'Ordinary Time' }, '3 Way (1X2)'],
] as const;

test.each(blanked)('[CON-08] %j is "%s"', (market, name) => {
  expect(marketName(market, 'en-US')).toBe(name);
});

describe('what the catalogue does not know', () => {
  test('[CON-20] the feed names a type and a part', () => {
    const market = { typeId: 9_999, partId: 7_777, feedTypeName: 'New', feedPartName: '5th set' };
    expect(marketName(market, 'sw')).toBe('New, 5th set');
  });

  test('[CON-20] numbers of tennis games end where they were seen to end', () => {
    const nameOfPart = (partId: number) => marketName({ typeId: 101, partId }, 'en-US');
    expect([399, 400, 401, 420, 441, 461].map(nameOfPart)).toEqual([
      'Game Winner',
      'Game Winner',
      'Game Winner, Set 1, game 1',
      'Game Winner',
      'Game Winner, Set 3, game 1',
      'Game Winner',
    ]);
  });
});

test.each(locales)('[CON-20] in %s the name stands once for the word it replaces', (locale) => {
  const subjects = bettingTypes.filter((type) => type.subject !== 'match' && !type.nameBlanked);
  const wrong = subjects
    .map((type) => marketName({ typeId: type.id, partId: 3, subjectName: 'QQ' }, locale))
    .filter((name) => name.split('QQ').length !== 2 || /\b(team|player|timu)\b/i.test(name));
  expect(subjects.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});
