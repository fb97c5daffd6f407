import type { PickNeed } from '@kipute/domain/grading/score-pick';
import { t } from '../../../i18n/i18n.ts';
import type { OrderLeg } from '../order-result.ts';
import type { LegStanding } from './leg-standing.ts';

type Teams = Pick<OrderLeg, 'team_home' | 'team_away'>;
type Words = { readonly text: string; readonly tone: 'good' | 'bad' | 'waiting' };

/** How a leg under way stands and what it still needs; undefined when there is nothing to say. */
export function standingWords(standing: LegStanding, teams: Teams): Words | undefined {
  switch (standing.kind) {
    case 'decided':
    case 'to-come':
      return undefined;
    case 'untold':
      return { text: t(`orders.untold.${standing.waitsFor}`), tone: 'waiting' };
    case 'standing':
      return wordsOf(standing, teams);
  }
}

function wordsOf(
  { outcome, isFinal, need }: Extract<LegStanding, { kind: 'standing' }>,
  teams: Teams,
): Words {
  if (outcome === 'win') {
    return { text: isFinal ? t('orders.stands.in') : t('orders.stands.win'), tone: 'good' };
  }
  if (outcome === 'lose') {
    return need
      ? { text: needText(need, teams), tone: 'waiting' }
      : { text: t('orders.stands.out'), tone: 'bad' };
  }
  const now = t(`orders.stands.${outcome}`);
  const tone = outcome === 'half-win' ? 'good' : 'waiting';
  return { text: need ? `${now} · ${needText(need, teams)}` : now, tone };
}

function needText(need: PickNeed, { team_home: home, team_away: away }: Teams): string {
  if (need.by === 'either') return t('orders.need.goals', { count: need.goals });
  if (need.away === 0) return t('orders.need.team', { count: need.home, team: home });
  if (need.home === 0) return t('orders.need.team', { count: need.away, team: away });
  return t('orders.need.both', { home, away, homeGoals: need.home, awayGoals: need.away });
}
