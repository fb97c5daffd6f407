import type { MatchPlan, PricedMarket, PricedSelection } from '../match-model.ts';
import type { Assessment } from './assessment.ts';

/** What a market asks about, as the feed's parameters say it. */
export type Question = {
  readonly part: number;
  /** Line, handicap, number of the goal, first minute: `paramFloat1`. */
  readonly float1?: number;
  readonly float2?: number;
  readonly float3?: number;
  /** Team or player it is about: `paramParticipantId1`. */
  readonly participantId?: string;
};

export type Selection = Omit<PricedSelection, 'probability'>;

/** A market of one match: how it is sold and, by what is known of the match, its worth. */
export type Market<View> = {
  readonly selections: readonly Selection[];
  /** One for each selection, in their order. */
  readonly assess: (view: View) => readonly Assessment[];
  readonly overround: number;
  readonly winners?: number;
};

/** All markets of one betting type. */
export type MarketFamily<View> = {
  readonly bettingTypeId: number;
  readonly sold?: PricedMarket['sold'];
  readonly scoringUnitId?: number;
  /** The questions worth asking now; those for the short list marked as main. */
  readonly questions: (view: View) => readonly Question[];
  readonly isMain?: (question: Question, view: View) => boolean;
  /** Must not depend on the course: the same question is the same market until its end. */
  readonly market: (plan: MatchPlan, question: Question) => Market<View>;
};

export function marketKey(bettingTypeId: number, question: Question): string {
  const { part, float1, float2, float3, participantId } = question;
  let key = `b${bettingTypeId}_ep${part}`;
  if (float1 !== undefined) key += `_pf1.${float1}`;
  if (float2 !== undefined) key += `_pf2.${float2}`;
  if (float3 !== undefined) key += `_pf3.${float3}`;
  if (participantId !== undefined) key += `_pp1.${participantId}`;
  return key;
}

export function questionOf(priced: PricedMarket): Question {
  const { paramFloat1, paramFloat2, paramFloat3, paramParticipantId1 } = priced.market;
  return {
    part: priced.eventPartId,
    ...(paramFloat1 == null ? {} : { float1: paramFloat1 }),
    ...(paramFloat2 == null ? {} : { float2: paramFloat2 }),
    ...(paramFloat3 == null ? {} : { float3: paramFloat3 }),
    ...(paramParticipantId1 == null ? {} : { participantId: paramParticipantId1 }),
  };
}

export function feedParameters(question: Question): PricedMarket['market'] {
  const { float1, float2, float3, participantId } = question;
  return {
    ...(float1 === undefined ? {} : { paramFloat1: float1 }),
    ...(float2 === undefined ? {} : { paramFloat2: float2 }),
    ...(float3 === undefined ? {} : { paramFloat3: float3 }),
    ...(participantId === undefined ? {} : { paramParticipantId1: participantId }),
  };
}
