import { ADULT_AGE_YEARS } from '@kipute/contract/constants/accounts/profile';
import { CODE_KEPT_DAYS } from '@kipute/contract/constants/accounts/verification-codes';
import {
  ACCUMULATOR_LEGS_MAX,
  BOOKING_CODE_DAYS,
  VOID_BY_HAND_HOURS,
} from '@kipute/contract/constants/betting/limits';
import type { textFigures } from '@kipute/contract/constants/content/texts';
import { SLIP_KEPT_DAYS } from '@kipute/contract/constants/timing';
import { CAMPAIGN_CLAIM_DAYS } from '@kipute/domain/campaigns/campaign';
import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import type { Settings, SettingsOf } from '../../settings/index.ts';
import type { Language } from '../text-content.ts';

export type FigureName = (typeof textFigures)[number];

export type FigureSettings = Pick<Settings, 'current'>;

const money = (amount: Senti): string => `TSh ${formatShillings(amount)}`;
const percent = (value: number): string => `${Number(value.toFixed(2))}%`;
const odds = (thousandths: number): string => (thousandths / 1_000).toFixed(2);
const number = (value: number): string => String(value);
const hours = (minutes: number): number => Math.round((minutes / 60) * 10) / 10;

type Site = SettingsOf<'site'>;

const phonesOf = ({ customerServicePhones }: Site): string => customerServicePhones.join(', ');

/** Until the house has said who it is, words that are true of any house (SIT-14). */
const unsaid = {
  address: { sw: 'ile iliyoandikwa kwenye leseni yetu', en: 'the one written on our licence' },
  dataOfficer: {
    sw: (site: Site) => `huduma kwa wateja, ${phonesOf(site)}`,
    en: (site: Site) => `customer service, ${phonesOf(site)}`,
  },
} as const;

const dataOfficerIn = (site: Site, language: Language): string =>
  [site.dataOfficer, site.dataOfficerContact].filter(Boolean).join(', ') ||
  unsaid.dataOfficer[language](site);

type Figure = (settings: FigureSettings, language: Language) => string;

/** `{{name}}` in a text is what stands here at the moment it is read (TXT-30). */
const figures = {
  bet_min: (of) => money(of.current('bet').phone.stakeMinimum),
  bet_min_credit: (of) => money(of.current('bet').creditStakeMinimum),
  bet_max: (of) => money(of.current('bet').phone.stakeMaximum),
  single_max: (of) => money(of.current('bet').singleProfitMaximum),
  multiple_max: (of) => money(of.current('bet').multipleProfitMaximum),
  day_max: (of) => money(of.current('bet').dailyProfitMaximum),
  tax_percent: (of) => percent(of.current('taxes').sportsPercent),
  jackpot_tax_percent: (of) => percent(of.current('taxes').jackpotPercent),
  racing_tax_percent: (of) => percent(of.current('taxes').racingPercent),
  deposit_min: (of) => money(of.current('pay').depositMinimum),
  deposit_max: (of) => money(of.current('pay').depositMaximum),
  withdraw_min: (of) => money(of.current('pay').withdrawalMinimum),
  withdraw_max: (of) => money(of.current('pay').withdrawalMaximum),
  accumulator_max: () => number(ACCUMULATOR_LEGS_MAX),
  bonus_min_odds: (of) => odds(of.current('bet').winBonusOddsMinimum),
  bonus_top_percent: (of) => percent(of.current('winBonus').ladder.at(-1)?.percent ?? 0),
  code_hours: (of) => number(hours(of.current('limits').resetCodeMinutes)),
  booking_days: () => number(BOOKING_CODE_DAYS),
  slip_days: () => number(SLIP_KEPT_DAYS),
  referral_stake: (of) => money(of.current('referral').stake),
  referral_reward: (of) => money(of.current('referral').reward),
  referral_days: (of) => number(of.current('referral').daysValid),
  claim_days: () => number(CAMPAIGN_CLAIM_DAYS),
  cash_out_delay: (of) => number(of.current('bet').earlySettlementDelaySeconds),
  live_delay: (of) => number(of.current('bet').phone.liveBetDelaySeconds),
  abnormal_hours: (of) => number(hours(of.current('settlement').anyMinutes)),
  void_hours: (of) => number(hours(of.current('settlement').replayWithinMinutes)),
  error_hours: () => number(VOID_BY_HAND_HOURS),
  code_days: () => number(CODE_KEPT_DAYS),
  report_days: (of) => number(of.current('limits').pageReportDays),
  refused_days: (of) => number(of.current('pay').rejectedCallbackDays),
  customer_phones: (of) => phonesOf(of.current('site')),
  company: (of) => of.current('site').registeredName || of.current('site').title,
  company_address: (of, language) =>
    of.current('site').registeredAddress || unsaid.address[language],
  data_officer: (of, language) => dataOfficerIn(of.current('site'), language),
  licence: (of, language) => of.current('site').licence[language],
  adult_age: () => number(ADULT_AGE_YEARS),
} as const satisfies Readonly<Record<FigureName, Figure>>;

export const isFigure = (name: string): name is FigureName => Object.hasOwn(figures, name);

export type FigureReader = { readonly settings: FigureSettings };

export const figureText = (
  { settings }: FigureReader,
  name: FigureName,
  language: Language,
): string => figures[name](settings, language);
