import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { type BySide, countsByPart } from '../board/match-facts.ts';
import type { NamedMatch } from '../board/match-state.ts';
import type { Fact } from '../ports.ts';
import type { Names } from '../view/names.ts';

type StatisticsView = CallContent<'atlassian/statistics'>;
type PartView = StatisticsView['part_list'][number];

const none: BySide = { home: 0, away: 0 };
const sum = (one: BySide, other: BySide): BySide => ({
  home: one.home + other.home,
  away: one.away + other.away,
});

type Told = {
  readonly match: NamedMatch;
  readonly facts: readonly Fact[];
  readonly locale: Locale;
  readonly names: Names;
};

export function statisticsView(told: Told): StatisticsView {
  const ofMatch = (typeId: number): BySide => {
    const [whole] = countsByPart(told.facts, typeId, told.match);
    return whole ? { home: whole.home, away: whole.away } : none;
  };
  return {
    corner: ofMatch(eventInfoTypes.corners),
    yellow_card: ofMatch(eventInfoTypes.yellowCards),
    // A second yellow card sends off as a red one does.
    red_card: sum(ofMatch(eventInfoTypes.redCards), ofMatch(eventInfoTypes.yellowRedCards)),
    shots: ofMatch(eventInfoTypes.shots),
    shots_on_target: ofMatch(eventInfoTypes.shotsOnTarget),
    penalty: ofMatch(eventInfoTypes.penalties),
    dangerous_attack: ofMatch(eventInfoTypes.dangerousAttacks),
    part_list: partScoreViews(told),
  };
}

export function partScoreViews({ match, facts, locale, names }: Told): PartView[] {
  return countsByPart(facts, eventInfoTypes.score, match).map(({ partId, home, away }) => ({
    eventPartId: partId,
    PartName: names.part(partId, locale),
    home,
    away,
  }));
}
