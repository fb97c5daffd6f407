import { senti } from '@kipute/domain/money/senti';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { money } from './section.ts';
import { decodeSettings, encodeSettings, sectionName, sectionOf } from './sections.ts';

describe('sections', () => {
  test.each(sectionName.options)('[SET-01] the defaults of %s keep their own rules', (name) => {
    const { defaults } = sectionOf(name);
    const stored = encodeSettings(name, defaults);
    expect(stored).toBeDefined();
    const throughJson = JSON.parse(JSON.stringify(stored));
    expect(decodeSettings(name, throughJson)).toEqual(defaults);
  });

  test.each([
    ['0', 0n],
    ['10000', 10_000n],
    ['99999999999999999', 99_999_999_999_999_999n],
  ])('[SET-02] %s senti are stored and read without a float', (text, amount) => {
    expect(z.decode(money, text)).toBe(amount);
    expect(z.encode(money, senti(amount))).toBe(text);
  });

  test.each(['-1', '1.5', '1e3', ''])('[SET-05] "%s" is no amount', (text) => {
    expect(z.safeDecode(money, text).success).toBe(false);
  });

  test('[SET-10] one list of withdrawal fees, as revisions before had it, is that of every operator', () => {
    const step = { upTo: '5000000', fee: '70000' };
    const read = { upTo: senti(5_000_000n), fee: senti(70_000n) };
    expect(decodeSettings('pay', { withdrawalFees: [step] })?.withdrawalFees).toEqual({
      ...{ mpesa: [read], airtel: [read], mixx: [read], halopesa: [read] },
    });
    const own = { mpesa: [step], airtel: [], mixx: [], halopesa: [] };
    const fees = decodeSettings('pay', { withdrawalFees: own })?.withdrawalFees;
    expect(fees).toEqual({ mpesa: [read], airtel: [], mixx: [], halopesa: [] });
    const kept = encodeSettings('pay', {
      ...sectionOf('pay').defaults,
      ...(fees && { withdrawalFees: fees }),
    });
    expect(kept).toMatchObject({ withdrawalFees: own });
  });

  const bet = sectionOf('bet').defaults;
  const pay = sectionOf('pay').defaults;
  test.each([
    [
      'a stake minimum over the maximum',
      'bet',
      { ...bet, phone: { ...bet.phone, stakeMinimum: senti(10n ** 12n) } },
    ],
    ['an empty pause prompt', 'bet', { ...bet, pausePrompt: { sw: ' ', en: 'Wait' } }],
    [
      'a withdrawal minimum over the maximum',
      'pay',
      { ...pay, withdrawalMinimum: senti(10n ** 12n) },
    ],
    [
      'a ladder that falls',
      'winBonus',
      {
        ladder: [
          { legs: 3, percent: 5 },
          { legs: 4, percent: 3 },
        ],
      },
    ],
    [
      'a ladder with one step twice',
      'winBonus',
      {
        ladder: [
          { legs: 3, percent: 5 },
          { legs: 3, percent: 6 },
        ],
      },
    ],
  ] as const)('[SET-05] %s is refused', (_, section, value) => {
    expect(encodeSettings(section, value as never)).toBeUndefined();
  });
});
