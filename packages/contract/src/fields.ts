import { z } from 'zod';
import { PAGE_SIZE_MAX } from './constants/operations/lists.ts';

/** TZS with at most two decimals; the only place where money is a JavaScript number (MON-02). */
export const amount = z.number().min(0).max(9e13).multipleOf(0.01);

/** A change of a balance, or a balance; a statement shows both. */
export const signedAmount = z.number().min(-9e13).max(9e13).multipleOf(0.01);

export const flag = z.union([z.literal(0), z.literal(1)]);

export const page = z.number().int().min(1).max(100_000).default(1);
export const pageSize = z.number().int().min(1).max(PAGE_SIZE_MAX).default(10);

/** 18-digit ids do not fit a JavaScript number, so ids are strings on every wire. */
export const id = z.string().regex(/^\d{1,19}$/);

/** EAT is not applied here: an instant is an ISO 8601 string in UTC, shown in EAT (SIT-04). */
export const instant = z.iso.datetime();

/** The database can keep neither a zero byte nor half of a surrogate pair. */
const storable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/**
 * Controls, halves of a pair, and what cannot be seen but turns the text around it: a name with a
 * right-to-left override reads as another name. Only the joiners of emoji and letters are let be.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|(?![\u200c\u200d])\p{Cf}/u;

/** What a person is called or says of themselves, all of it to be seen. */
export const visibleText = (charactersMax: number) =>
  z
    .string()
    .trim()
    .max(charactersMax)
    .refine((text) => !UNSEEN.test(text));

/** The same of several lines, each of them to be seen. */
export const visibleLines = (charactersMax: number) =>
  z
    .string()
    .trim()
    .max(charactersMax)
    .refine((text) => text.split('\n').every((line) => !UNSEEN.test(line)));

/** What a page read and sends back: no control characters, no half of a pair. */
export const printableText = (charactersMax: number) =>
  z
    .string()
    .trim()
    .max(charactersMax)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** What people read when something is closed, in both languages of the site. */
const promptText = z.string().trim().min(1).max(300).refine(storable);
export const prompt = z.object({ sw: promptText, en: promptText });

/** Why an administrator changed something; kept beside the change. */
export const note = z.string().trim().min(1).max(200).refine(storable);

/** A picture of ours by its content, in one of its sizes; its name never means anything else. */
export const filePath = z.string().regex(/^\/files\/[0-9a-f]{32}(-(480|960))?\.webp$/);
