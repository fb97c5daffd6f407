import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { currentLanguage } from '../../i18n/i18n.ts';
import { useLayout } from '../../platform/device.ts';
import { keepJson, readKeptJson } from '../../platform/device-storage.ts';
import { api } from '../wire/api.ts';
import { type StandingQuestion, standingQuestion } from '../wire/standing-question.ts';
import { useAnswer } from '../wire/use-answer.ts';

export type Banners = CallContent<'banner/inquire'>;

const ASK_EVERY_MS = 10 * 60_000;

/**
 * Undefined until anything is known: the answer, or what an earlier visit kept of it. A failure is
 * silent and leaves what is known; where nothing is, it stands for no banners (BAN-12).
 */
export function carousel(
  type: CallRequest<'banner/inquire'>['type'],
  ask = (): Promise<Banners> => api.banner.inquire({ type }, { silent: true }),
): StandingQuestion<Banners> {
  // The number changes with the shape of what is kept.
  const storageKey = () => `banners.1.${type}.${currentLanguage()}`;
  const kept = readKeptJson(storageKey());
  let known = Array.isArray(kept) ? (kept as Banners) : undefined;

  const keepAnswer = (banners: Banners) => {
    keepJson(storageKey(), banners);
    known = banners;
    return banners;
  };
  const question = standingQuestion({
    ask: () => ask().then(keepAnswer, () => known ?? []),
    everyMs: ASK_EVERY_MS,
  });
  return { ...question, answer: () => question.answer() ?? known };
}

const carousels = { phone: carousel(15), desktop: carousel(16) };

export function useBanners(): Banners | undefined {
  return useAnswer(carousels[useLayout()]);
}
