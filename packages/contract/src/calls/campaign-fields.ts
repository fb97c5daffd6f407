import { z } from 'zod';
import { type DrawnCard, drawnCards } from '../constants/content/banners.ts';
import {
  campaignAudiences,
  campaignKinds,
  campaignStateNames,
} from '../constants/content/campaigns.ts';
import { amount, filePath, visibleLines, visibleText } from '../fields.ts';

const words = <Table extends object>(table: Table) =>
  z.enum(Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]]);

export const campaignKind = words(campaignKinds);
export const campaignState = words(campaignStateNames);
export const campaignAudience = words(campaignAudiences);

/** A drawing of ours, an uploaded picture, or nothing. */
export const campaignPicture = z.union([
  z.literal(''),
  z.enum(Object.keys(drawnCards) as [DrawnCard, ...DrawnCard[]]),
  filePath,
]);

/** What is asked for and given; which of them say something depends on the kind. */
export const campaignRules = z.object({
  /** On one day, or for the bet. */
  stake: amount.default(0),
  /** Daily stakes: on how many days. */
  days: z.number().int().min(0).max(92).default(0),
  /** Daily stakes: total odds of a bet that counts. Accumulator: odds of each leg. */
  odds: z.number().min(0).max(1_000).multipleOf(0.001).default(0),
  /** Accumulator: at least so many. */
  legs: z.number().int().min(0).max(60).default(0),
  /** Accumulator: this part of the stake comes back. */
  percent: z.number().min(0).max(100).multipleOf(0.01).default(0),
  /** Daily stakes: the free bet. Accumulator: the most that comes back. */
  reward: amount.default(0),
  /** How long the free bet is good. */
  reward_days: z.number().int().min(1).max(90).default(7),
});

const bothLanguages = <Text extends z.ZodType>(text: Text) => z.object({ sw: text, en: text });

/** What people write about it, in both languages. */
export const campaignWords = z.object({
  title: bothLanguages(visibleText(60).min(1)),
  summary: bothLanguages(visibleText(200).min(1)),
  /** Small print, a line each, beside the rules that are made from the data. */
  terms: bothLanguages(visibleLines(3_000)),
});

export const eatDay = z.iso.date();
