import type { AnsweredPage } from './match-page.ts';

/** An address without a readable id is answered as the server answers an unknown one. */
export function noSuchPlace(
  code: 'country-unknown' | 'competition-unknown',
): Promise<AnsweredPage> {
  return Promise.reject({ code });
}
