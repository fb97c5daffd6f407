import { type Senti, senti } from '@kipute/domain/money/senti';
import { z } from 'zod';

/**
 * One group of settings. A section with switches that must act this minute applies at once; the
 * others may be written ahead of the day they begin, as a law announces a tax rate.
 */
export type Section<Schema extends z.ZodObject = z.ZodObject> = {
  readonly schema: Schema;
  readonly defaults: z.output<Schema>;
  readonly applies: 'at-once' | 'from-its-date';
};

export function defineSection<Schema extends z.ZodObject>(
  section: Section<Schema>,
): Section<Schema> {
  return section;
}

/** Stored as a string of senti: a JSON number would pass through a float (MON-01). */
export const money = z.codec(
  z.string().regex(/^\d{1,17}$/),
  z.custom<Senti>((value) => typeof value === 'bigint' && value >= 0n),
  { decode: (text) => senti(BigInt(text)), encode: (amount) => amount.toString() },
);

export const seconds = z.number().int().min(0).max(300);
export const minutes = z.number().int().min(1).max(10_080);
export const percent = z.number().min(0).max(100).multipleOf(0.01);
/** 1.970 is 1970: odds are whole thousandths inside the house. */
export const oddsThousandths = z.number().int().min(1_000).max(1_000_000_000);
export const localisedText = z.object({
  sw: z.string().trim().min(1).max(2_000),
  en: z.string().trim().min(1).max(2_000),
});
