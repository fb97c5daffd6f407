import type { SportGroup } from '@kipute/contract/constants/betting-types/betting-type';
import {
  type BettingType,
  bettingTypes,
} from '@kipute/contract/constants/betting-types/betting-types';
import { marketGroups } from '@kipute/contract/constants/matches/market-groups';
import { sports } from '@kipute/contract/constants/matches/sports';
import type { Localised } from '@kipute/contract/locale';
import { escapeHtml } from '../safe/sanitise.ts';
import type { Language } from '../text-content.ts';
import { gradingWords } from './grading-words.ts';

type DrawTable = (head: readonly string[], rows: readonly (readonly string[])[]) => string;

const heads = {
  sw: ['Soko', 'Unashinda lini'],
  en: ['Market', 'When it wins'],
} as const;

const otherGroups = {
  any: { sw: 'Michezo yote', en: 'All sports' },
  rugby: { sw: 'Raga', en: 'Rugby' },
  'motor-racing': { sw: 'Mbio za magari', en: 'Motor racing' },
} as const satisfies Partial<Record<SportGroup, Localised>>;

const nameOfSport = (group: SportGroup): Localised => {
  if (group === 'any' || group === 'rugby' || group === 'motor-racing') return otherGroups[group];
  return sports[group];
};

/**
 * Every market that is sold, sport by sport and tab by tab, with the words of the rule that decides
 * it: the same table from which bets are graded, so that the two cannot drift apart (TXT-32).
 */
export function marketsTable(language: Language, draw: DrawTable): string {
  const bySport = Map.groupBy(bettingTypes, ({ sportGroup }) => sportGroup);
  return [...bySport]
    .map(([group, types]) => {
      const title = escapeHtml(nameOfSport(group)[language]);
      return `<h3>${title}</h3>${tablesOf(types, language, draw)}`;
    })
    .join('');
}

function tablesOf(types: readonly BettingType[], language: Language, draw: DrawTable): string {
  const byTab = Map.groupBy(types, ({ group }) => group);
  return [...byTab]
    .map(([tab, ofTab]) => {
      const rows = ofTab.map((type) => [type[language], howItWins(type, language)]);
      const name = escapeHtml(marketGroups[tab][language]);
      return `<p><strong>${name}</strong></p>${draw(heads[language], rows)}`;
    })
    .join('');
}

/** Its own words where it has some; what brings the stake back is said by the rule. */
export function howItWins(
  { description, grading, moneyBack }: BettingType,
  language: Language,
): string {
  const rule = gradingWords[grading];
  const never: Localised | undefined = moneyBack
    ? { sw: 'Isipotokea kabisa dau linarudi.', en: 'If it never happens the stake comes back.' }
    : undefined;
  return [(description ?? rule)[language], rule.back?.[language], never?.[language]]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}
