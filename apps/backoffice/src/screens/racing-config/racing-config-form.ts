import { racingBetTypes } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
import type { RacingKind } from '@kipute/domain/racing/racing-bet';
import { racingTexts } from '../../i18n/texts/racing.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { oddsFields, paceEffect, refusalOf, returnEffect } from './racing-returns.ts';

export type RacingConfiguration = CallContent<'racing_config/inquire'>;

type Now = Readonly<Record<string, unknown>>;

const seconds = {
  kind: 'number',
  unit: racingTexts.secondsUnit,
  hint: racingTexts.tomorrow,
} as const;

const paceFields = [
  {
    kind: 'flag',
    name: 'is_open',
    heading: racingTexts.rounds,
    title: racingTexts.isOpen,
    hint: racingTexts.isOpenHint,
  },
  { ...seconds, name: 'betting_seconds', title: racingTexts.betting, effect: paceEffect },
  { ...seconds, name: 'closed_seconds', title: racingTexts.closed },
  { ...seconds, name: 'race_seconds', title: racingTexts.race },
  { ...seconds, name: 'result_seconds', title: racingTexts.result },
] as const;

const oddsOf = <Kind extends keyof typeof oddsFields>(kind: Kind) =>
  ({
    kind: 'number',
    name: oddsFields[kind],
    title: racingBetTypes[kind],
    hint: racingTexts.nextRound,
    effect: (now: Now) => returnEffect(kind, now),
  }) as const;

const ofTen = (now: Now) => returnEffect('ten-of-ten' satisfies RacingKind, now);

const oddsListed = [
  { ...oddsOf('champion'), heading: racingTexts.oddsHeading },
  oddsOf('champion-and-runner-up'),
  oddsOf('top-three'),
  oddsOf('odd-even'),
  oddsOf('big-small'),
] as const;

const tenFields = [
  {
    kind: 'ladder',
    name: 'ten_of_ten',
    heading: racingTexts.tenHeading,
    title: racingTexts.tenTable,
    hint: racingTexts.tenTableHint,
    columns: [
      { kind: 'number', name: 'right', title: racingTexts.rightPlaces },
      { kind: 'number', name: 'multiplier', title: racingTexts.multiplier },
    ],
    effect: ofTen,
  },
  {
    kind: 'number',
    name: 'ten_of_ten_pool_percent',
    unit: racingTexts.percentUnit,
    title: racingTexts.poolPercent,
    hint: racingTexts.nextRound,
  },
  {
    kind: 'number',
    name: 'ten_of_ten_pool_start',
    unit: racingTexts.coins,
    title: racingTexts.poolStart,
    hint: racingTexts.poolStartHint,
  },
] as const;

const coins = { kind: 'number', unit: racingTexts.coins, hint: racingTexts.nextRound } as const;

const stakeFields = [
  {
    ...coins,
    name: 'bet_amount_min',
    heading: racingTexts.stakesHeading,
    title: racingTexts.stakeMin,
  },
  { ...coins, name: 'bet_amount_max', title: racingTexts.stakeMax },
  { ...coins, name: 'ten_of_ten_amount_max', title: racingTexts.tenMax },
  {
    kind: 'number',
    name: 'max_tickets',
    unit: racingTexts.tickets,
    title: racingTexts.maxTickets,
    hint: racingTexts.maxTicketsHint,
  },
  { kind: 'reason', name: 'reason', title: racingTexts.why },
] as const;

/** Every number with its range, its unit, and from when it holds (GMO-06). */
export const racingConfigForm = defineForm({
  call: 'racing_config/update',
  fields: [...paceFields, ...oddsListed, ...tenFields, ...stakeFields],
  from: (configuration: RacingConfiguration) => configuration,
  send: (values, { subject }) => ({
    ...values,
    ten_of_ten: values.ten_of_ten.map(({ right = 0, multiplier = 0 }) => ({ right, multiplier })),
    revision: subject.revision,
  }),
  refuse: refusalOf,
});
