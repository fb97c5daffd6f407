import type { Random, Side } from '../match-model.ts';
import { createPlay, type Draft, openDraft, report } from '../play.ts';
import { drawWait } from '../probability/draw.ts';
import { createSportModel } from '../sport-model.ts';
import {
  asFight,
  beforeBell,
  courseOf,
  type FightFacts,
  fightParts,
  finishRate,
  foughtSeconds,
  homeShare,
  type Method,
  methodShares,
  REST_SECONDS,
  ROUND_SECONDS,
  ROUNDS,
} from './fight-course.ts';
import { fightMarkets } from './fight-markets.ts';
import { fightView } from './fight-view.ts';

type FightDraft = Draft<FightFacts>;

function endFight(draft: FightDraft, winner: Side, method: Method): void {
  const { facts } = draft;
  facts.end = { winner, method, round: facts.round, atSecond: foughtSeconds(facts) };
  report(draft, 'point', winner);
  report(draft, 'periodEnd');
  facts.phase = 'over';
}

const drawWinner = (draft: FightDraft, random: Random): Side =>
  random() < homeShare(draft.plan) ? 'home' : 'away';

function endRound(draft: FightDraft, random: Random): void {
  const { facts } = draft;
  if (facts.round === ROUNDS) {
    endFight(draft, drawWinner(draft, random), 'decision');
    return;
  }
  report(draft, 'periodEnd');
  facts.phase = 'break';
  facts.breakSecondsLeft = REST_SECONDS;
}

function fightOn(draft: FightDraft, seconds: number, random: Random): number {
  const { facts, plan } = draft;
  const most = Math.min(seconds, ROUND_SECONDS - facts.secondsInRound);
  const wait = drawWait(finishRate(plan), random);
  const passed = Math.min(wait, most);
  facts.secondsInRound += passed;
  if (wait < most) {
    const method = random() < methodShares.knockout ? 'knockout' : 'submission';
    endFight(draft, drawWinner(draft, random), method);
  } else if (facts.secondsInRound >= ROUND_SECONDS) endRound(draft, random);
  return passed;
}

function startRound(draft: FightDraft): void {
  const { facts } = draft;
  facts.round += 1;
  facts.secondsInRound = 0;
  facts.phase = 'playing';
  report(draft, 'periodStart');
}

const play = createPlay<FightDraft>({
  open: (course) => openDraft(course, asFight(course).fight, courseOf),
  resume: startRound,
  playOn: fightOn,
  /** A knockout, which is the only way to score that ends in a number. */
  force: (draft, moment) => {
    if (moment.kind === 'score') endFight(draft, moment.side, 'knockout');
  },
  dangerSeconds: () => 0,
});

/** Mixed martial arts, three rounds of five minutes. */
export const fighting = createSportModel({
  sportId: 25,
  wholeMatchPart: fightParts.fight,
  start: (plan) => courseOf(plan, beforeBell, []),
  ...play,
  markets: fightMarkets,
  viewOf: (course) => fightView(asFight(course)),
});
