import { settingShape } from '@kipute/contract/calls/office/setting-schema';
import { rowsOf } from '@kipute/contract/constants/choice';
import {
  type SettingSectionName,
  settingFieldsOf,
  settingSections,
} from '@kipute/contract/constants/settings/setting-sections';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { encodeSettings, sectionOf } from '../settings/sections/sections.ts';
import { changesBetween, fromWire, leavesOf, toWire, type WireSettings } from './setting-wire.ts';

const sections = rowsOf(settingSections).map(([name]) => name);

/** What the emergency switches change. */
const elsewhere: Readonly<Partial<Record<SettingSectionName, readonly string[]>>> = {
  bet: ['betting_paused', 'pause_prompt_sw', 'pause_prompt_en'],
};

describe.each(sections)('[CFG-01] the fields of %s', (name) => {
  const { defaults, applies } = sectionOf(name);
  const fields = settingFieldsOf(name);
  const wire = toWire(fields, defaults);
  const fits = (values: WireSettings) =>
    encodeSettings(name, fromWire(fields, values, defaults as object) as never) !== undefined;

  test('are all there is, and begin as the section does', () => {
    const all = [...Object.keys(fields), ...(elsewhere[name] ?? [])];
    expect(all.toSorted()).toEqual([...leavesOf(defaults).keys()].toSorted());
    expect(settingSections[name].begins).toBe(applies);
  });

  test('come back as they went, and the defaults are in range', () => {
    expect(fromWire(fields, wire, defaults as object)).toEqual(defaults);
    expect(z.object(settingShape(fields)).safeParse(wire).error).toBeUndefined();
  });

  const ranged = rowsOf(fields).flatMap(([field, row]) =>
    'min' in row ? ([[field, row.min, row.max]] as const) : [],
  );
  test.runIf(ranged.length > 0).each(ranged)(
    '%s from %d to %d breaks no rule by itself',
    (field, min, max) => {
      const schema = z.object(settingShape(fields));
      const isIn = (value: number) => schema.safeParse({ ...wire, [field]: value }).success;
      expect([isIn(min), isIn(max), isIn(min - 1), isIn(max + 1)]).toEqual([
        ...[true, true, false, false],
      ]);
      // Beside the other defaults a minimum may be over its maximum; no other value breaks a rule.
      const isOneOfAPair = /(minimum|maximum)$/.test(field);
      for (const value of [min, max]) {
        expect(isOneOfAPair || fits({ ...wire, [field]: value }), `${field} ${value}`).toBe(true);
      }
    },
  );
});

test('[CFG-02] values that do not fit together are refused by their section', () => {
  const fields = settingFieldsOf('bet');
  const { defaults } = sectionOf('bet');
  const wire = { ...toWire(fields, defaults), phone_stake_minimum: 5_000_000 };
  expect(encodeSettings('bet', fromWire(fields, wire, defaults))).toBeUndefined();
  const ladder = [
    { legs: 3, percent: 5 },
    { legs: 4, percent: 4 },
  ];
  const steps = sectionOf('winBonus').defaults;
  expect(
    encodeSettings('winBonus', fromWire(settingFieldsOf('winBonus'), { ladder }, steps)),
  ).toBeUndefined();
});

test('[CFG-04] a change is told in the words of the reader', () => {
  const fields = settingFieldsOf('bet');
  const before = toWire(fields, sectionOf('bet').defaults);
  const after = { ...before, phone_stake_maximum: 5_000_000, phone_live_bet_delay_seconds: 8 };
  expect(changesBetween(fields, { before, after }, 'en-US')).toEqual([
    {
      ...{ name: 'phone_stake_maximum', field: 'Highest stake, phone' },
      ...{ before: 'TSh 3,000,000', after: 'TSh 5,000,000' },
    },
    {
      ...{ name: 'phone_live_bet_delay_seconds', field: 'Wait in play, phone' },
      ...{ before: '6 seconds', after: '8 seconds' },
    },
  ]);
  const pay = settingFieldsOf('pay');
  const open = toWire(pay, sectionOf('pay').defaults);
  const closed = { ...open, tigo_deposit: 0 };
  expect(changesBetween(pay, { before: open, after: closed }, 'sw')).toMatchObject([
    { before: 'ndiyo', after: 'hapana' },
  ]);
});
