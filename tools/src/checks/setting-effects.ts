import {
  sectionName,
  sectionOf,
} from '../../../apps/server/src/features/settings/sections/sections.ts';
import type { Finding, TreeCheck } from './finding.ts';
import { fieldsIn } from './setting-readers.ts';
import { readSources, type SourceFile } from './source-tree.ts';

/**
 * Settings whose effect is shown by what a rule says of them, with the value they ship with, and
 * that no test of a feature names: by the rule, whose test is asked for by the check of rules.
 */
export const shownByRule: Readonly<Record<string, string>> = {
  ...{ customerServicePhones: 'SIT-02', messagingNumbers: 'SIT-02', socialLinks: 'SIT-02' },
  ...{ appDownload: 'SIT-02', maintenancePrompt: 'SET-14', pausePrompt: 'SET-14' },
  ...{ liveBetDelaySeconds: 'BET-33', creditStakeMinimum: 'BET-20' },
  ...{ earlySettlementDelaySeconds: 'CSH-43', goalDangerSeconds: 'BET-43' },
  ...{ boostRaiseMaximumPercent: 'BOOST-04' },
  ...{ jackpotLevyPercent: 'REG-21', racingLevyPercent: 'REG-21', casinoLevyPercent: 'REG-21' },
  ...{ periodDaysMax: 'EXP-11', megabytesMax: 'EXP-24', keepHours: 'EXP-23', ownAtOnce: 'EXP-17' },
  ...{ nearPercent: 'REG-41', nearTimes: 'REG-41', nearDays: 'REG-41' },
  ...{ unplayedFrom: 'REG-41', unplayedPercent: 'REG-41', unplayedDays: 'REG-41' },
  ...{ twoUpMinutes: 'STL-30', nearCertainOdds: 'CSH-11', nearCertainChancePercent: 'CSH-11' },
  ...{ depositDelaySeconds: 'PAY-05', rejectedCallbackDays: 'CB-05', payerPhonesMax: 'PAY-80' },
  ...{ lookAfterMinutes: 'PAY-52', withdrawalLookAfterMinutes: 'PAY-52' },
  ...{ closedSeconds: 'RAC-40', raceSeconds: 'RAC-40', resultSeconds: 'RAC-40' },
  ...{ 'champion-and-runner-up': 'RAC-20', 'top-three': 'RAC-20', 'big-small': 'RAC-20' },
  ...{ tenOfTen: 'RAC-20', tenOfTenPoolFrom: 'RAC-23', poolPercent: 'RAC-22' },
  ...{ poolStart: 'RAC-22', tenOfTenStakeMaximum: 'RAC-14', ticketsMaximum: 'RAC-14' },
  ...{ sportsPercent: 'BET-06', jackpotPercent: 'POL-158' },
  ...{ resetCodeMinutes: 'ACT-02', resetCodeTriesMax: 'ACT-05', passwordLengthMinimum: 'SIT-02' },
  ...{ codeMinutes: 'ACT-02', codesPerDayMax: 'ACT-06' },
  ...{ smsPrice: 'MLG-11', smsFromHour: 'MLG-12', smsToHour: 'MLG-12', outOfHours: 'CHT-01' },
  ...{ balanceChangeFrom: 'FRB-31', resultChangeFrom: 'APR-25', proposalHours: 'APR-12' },
};

/** Tests that carry every setting through and show what none of them does. */
const CARRIERS = ['apps/server/src/features/settings/', 'apps/server/src/features/configuration/'];

type Named = readonly [section: string, field: string];

/** A test shows what each setting does: one that names it, or that of the rule about it (CFG-10). */
export function findUnshownSettings(
  fields: readonly Named[],
  sources: readonly SourceFile[],
  byRule: Readonly<Record<string, string>>,
): readonly Finding[] {
  const tests = sources.filter(
    ({ path, isTest }) => isTest && !CARRIERS.some((folder) => path.startsWith(folder)),
  );
  const text = tests.map((file) => file.text).join('\n');
  const isNamed = (field: string) => new RegExp(`\\b${field}\\b`).test(text);
  const unshown = fields.filter(([, field]) => !isNamed(field) && !(field in byRule));
  const superfluous = Object.keys(byRule).filter(
    (field) => isNamed(field) || !fields.some(([, known]) => known === field),
  );
  return [
    ...unshown.map(([section, field]) => ({
      place: `settings of ${section}`,
      problem: `no test shows what ${field} does`,
    })),
    ...superfluous.map((field) => ({
      place: 'tools/src/checks/setting-effects.ts',
      problem: `${field} is named by a test, or is no setting: take it out of the table`,
    })),
  ];
}

export const settingEffects: TreeCheck = {
  name: 'settings have effects',
  find: () =>
    findUnshownSettings(
      sectionName.options.flatMap((section) =>
        fieldsIn(sectionOf(section).defaults).map((field) => [section, field] as const),
      ),
      readSources('apps/server/src/*.ts'),
      shownByRule,
    ),
};
