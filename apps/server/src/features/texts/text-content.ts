import { createHash } from 'node:crypto';
import type { Localised } from '@kipute/contract/locale';

/** Of the words; the site's default comes first and is always written. */
export type Language = keyof Localised;
export const languages: readonly Language[] = ['sw', 'en'];

export type Words = {
  readonly title: string;
  readonly body: string;
  /** What people type who look for it. */
  readonly keywords: string;
};

/** A wording, whole: what a version keeps. */
export type TextContent = Readonly<Record<Language, Words>>;

export const isWritten = ({ title, body }: Words): boolean => title !== '' && body !== '';

/** Who reads a language that was not written is shown the other. */
export const languageShown = (content: TextContent, asked: Language): Language =>
  isWritten(content[asked]) ? asked : 'sw';

/** Two wordings with the same hash say the same; a consent names it (TXT-08). */
export function hashOf(content: TextContent): Buffer {
  const parts = languages.flatMap((language) => {
    const { title, body, keywords } = content[language];
    return [title, body, keywords];
  });
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** As a consent keeps it and an office shows it: "3-1f0c9a2b41de". */
export const versionName = (number: number, hash: Buffer): string =>
  `${number}-${hash.toString('hex').slice(0, 12)}`;
