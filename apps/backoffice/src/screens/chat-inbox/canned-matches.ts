import type { CallContent } from '@kipute/contract/registry';

export type Canned = CallContent<'chat_canned/inquire'>[number];

const SHOWN_MAX = 8;
const SHORTCUT = /^\/([a-z0-9-]*)$/i;

/** Meant for the clerk alone: Enter sends none, also while the answers are still on their way. */
export const isShortcut = (text: string): boolean => SHORTCUT.test(text.trim());

/** What a slash at the beginning finds, by the beginning of the shortcut (CHT-27). */
export function cannedMatches(text: string, answers: readonly Canned[]): readonly Canned[] {
  const [, typed] = SHORTCUT.exec(text) ?? [];
  if (typed === undefined) return [];
  const wanted = typed.toLowerCase();
  return answers.filter(({ shortcut }) => shortcut.startsWith(wanted)).slice(0, SHOWN_MAX);
}

/** In the language of who reads it, not of who writes. */
export const cannedBody = (answer: Canned, language: 'sw' | 'en'): string =>
  language === 'sw' ? answer.body_sw : answer.body_en;
