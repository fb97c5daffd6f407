import type { CallContent } from '@kipute/contract/registry';
import { setServerTime } from '../clock/server-clock.ts';
import { api } from '../wire/api.ts';
import { standingQuestion } from '../wire/standing-question.ts';
import { useAnswer } from '../wire/use-answer.ts';

export type Site = CallContent<'configuration/inquire'>;

const ASK_EVERY_MS = 5 * 60_000;

/** What the operators say about the site: contacts, links, licence, maintenance, the time. */
export const siteQuestion = standingQuestion({ ask: askForSite, everyMs: ASK_EVERY_MS });

export function useSite(): Site | undefined {
  return useAnswer(siteQuestion);
}

async function askForSite(): Promise<Site> {
  const site = await api.configuration.inquire({}, { silent: true });
  setServerTime(site.server_time);
  return site;
}
