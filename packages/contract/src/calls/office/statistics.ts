import { z } from 'zod';
import {
  administrator,
  administratorOrAgent,
  defineCall,
  nothing,
  officeWork,
} from '../../call.ts';
import { statisticsProducts, statisticsRows } from '../../constants/operations/statistics.ts';
import { amount, flag, id, instant, signedAmount } from '../../fields.ts';

type Product = keyof typeof statisticsProducts;
const products = Object.keys(statisticsProducts) as [Product, ...Product[]];
const product = z.enum(products);

/** Days of East Africa, both included; without them the last thirty, today among them. */
const period = { start_day: z.iso.date().optional(), end_day: z.iso.date().optional() };

/** What they mean stands in docs/spec/statistics.md. */
const figures = {
  stakes: signedAmount,
  credit_stakes: signedAmount,
  payouts: signedAmount,
  ggr: signedAmount,
  bonus: signedAmount,
  tax: signedAmount,
  net: signedAmount,
  deposits: signedAmount,
  withdrawals: signedAmount,
  /** Bets; legs where rows are sports, leagues, markets or matches. */
  bets: z.number().int(),
  cashed: signedAmount,
  cash_outs: z.number().int(),
  deposit_count: z.number().int(),
  withdrawal_count: z.number().int(),
};

const row = z.object({
  /** An instant of an hour, a day, a number, or a word of the house. */
  key: z.string(),
  /** Of what is called by names; empty for hours, days and words. */
  name: z.string(),
  ...figures,
});

/** How far the figures are, and what the newest comparison with the books found. */
const standing = {
  rolled_at: instant.nullable(),
  checked_at: instant.nullable(),
  /** 1: roll-up and books were the same. */
  sound: flag,
};

const table = z.object({
  start_day: z.iso.date(),
  end_day: z.iso.date(),
  rows: z.array(row),
  total: z.object(figures),
  ...standing,
});

const people = z.object({
  registered: z.number().int(),
  active: z.number().int(),
  /** Of those who registered in the period, who have ever staked. */
  converted: z.number().int(),
});

const glance = z.object({ ...figures, ...people.shape });

export const statisticsCalls = {
  'statistics/today': defineCall({
    summary: 'Today until this minute beside yesterday and the week before until the same one',
    caller: administrator('statistics/today'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.object({
      now: instant,
      today: glance,
      yesterday: glance,
      week_before: glance,
      /** By hour of the day, 0 to 23; of today up to now. */
      hours: z.array(
        z.object({
          hour: z.number().int(),
          today: z.object({ stakes: signedAmount, ggr: signedAmount }).nullable(),
          yesterday: z.object({ stakes: signedAmount, ggr: signedAmount }),
          week_before: z.object({ stakes: signedAmount, ggr: signedAmount }),
        }),
      ),
      ...standing,
    }),
  }),
  'statistics/hourly': defineCall({
    summary: 'Figures of a period by the hour of the day and the weekday',
    caller: administrator('statistics/hourly'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ ...period, product: product.optional() }),
    output: z.object({
      start_day: z.iso.date(),
      end_day: z.iso.date(),
      cells: z.array(
        z.object({
          /** 1 is Monday. */
          weekday: z.number().int().min(1).max(7),
          hour: z.number().int().min(0).max(23),
          ...figures,
        }),
      ),
      total: z.object(figures),
      ...standing,
    }),
  }),
  'statistics/history': defineCall({
    summary: 'Figures of a period by hour, day, product, sport, league, market, operator and so on',
    caller: administrator('statistics/history'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      ...period,
      product: product.optional(),
      rows_by: z.enum(statisticsRows).default('day'),
    }),
    output: table,
  }),
  'statistics/agent': defineCall({
    summary: 'Figures of a period by agent, or by day or product below one; an agent sees its tree',
    caller: administratorOrAgent('statistics/agent'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      ...period,
      product: product.optional(),
      rows_by: z.enum(['agent', 'day', 'product']).default('agent'),
      /** Only the tree of this one. */
      agent_id: id.optional(),
    }),
    output: table,
  }),
  'statistics/players': defineCall({
    summary: 'New, active and converted players of a period, in all and by day',
    caller: administrator('statistics/history'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object(period),
    output: z.object({
      ...people.shape,
      days: z.array(
        z.object({ day: z.iso.date(), registered: z.number().int(), active: z.number().int() }),
      ),
    }),
  }),
  'statistics/cohorts': defineCall({
    summary: 'Of those who registered in each of the last weeks, how many staked in each later one',
    caller: administrator('statistics/history'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.array(
      z.object({
        /** The Monday it begins with. */
        week: z.iso.date(),
        registered: z.number().int(),
        /** Staked in that week, in the next one and so on, as far as time has come. */
        active: z.array(z.number().int()),
      }),
    ),
  }),
  'statistics/top_players': defineCall({
    summary: 'Who staked most in a period',
    caller: administrator('statistics/top_players'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object(period),
    output: z.array(
      z.object({ id, name: z.string(), stakes: amount, payouts: signedAmount, net: signedAmount }),
    ),
  }),
  'statistics/returns': defineCall({
    summary: 'What games of the casino and racing paid in a period, beside the stated return',
    caller: administrator('statistics/history'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object(period),
    output: z.array(
      z.object({
        game: z.string(),
        name: z.string(),
        product: z.enum(['casino', 'racing']),
        stakes: amount,
        payouts: amount,
        /** In percent; null where nothing is stated. */
        stated_return: z.number().nullable(),
      }),
    ),
  }),
  'statistics/health': defineCall({
    summary: 'Alarms, the feed and the operators of mobile money, as they stand now',
    caller: administrator('statistics/health'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.object({
      feed: z.object({ fresh: flag }),
      operators: z.array(
        z.object({
          operator: z.string(),
          /** Of the last twenty-four hours, those that have ended. */
          deposits: z.number().int(),
          deposits_paid: z.number().int(),
          withdrawals: z.number().int(),
          withdrawals_paid: z.number().int(),
          /** Half of the deposits were answered within so many seconds; null without any. */
          answer_seconds: z.number().nullable(),
        }),
      ),
      /** What each party's account held when somebody looked last, to pay out from. */
      floats: z.array(
        z.object({ channel: z.string(), balance: signedAmount, low: flag, read_at: instant }),
      ),
      alarms: z.array(
        z.object({
          kind: z.enum(['books', 'statistics', 'feed', 'float', 'operator', 'lag']),
          /** The operator, where it is about one. */
          about: z.string(),
          since: instant.nullable(),
        }),
      ),
    }),
  }),
};
