/** Goals and what may become one; corners and attacks near the goal. */
export type DangerKind = 'goal' | 'corner';

/** What the house does for some time after a dangerous moment of a match in play. */
export type DangerPolicy = {
  readonly lastsSeconds: number;
  readonly extraDelaySeconds: number;
  readonly oddsFloatPercent: number;
};

export type Danger = {
  readonly extraDelaySeconds: number;
  /** By how much a price may differ from that of the first look; undefined: by anything. */
  readonly oddsFloatPercent: number | undefined;
};

export const calm: Danger = { extraDelaySeconds: 0, oddsFloatPercent: undefined };

/** Seconds since the newest moment of each kind; undefined when there was none. */
export type SinceDanger = Readonly<Record<DangerKind, number | undefined>>;

/** What is in force so long after the moments of a match (BET-43). */
export function dangerNow(
  since: SinceDanger,
  policies: Readonly<Record<DangerKind, DangerPolicy>>,
): Danger {
  const goal = dangerOf(since.goal, policies.goal);
  return stricter(goal, dangerOf(since.corner, policies.corner));
}

function dangerOf(
  since: number | undefined,
  { lastsSeconds, extraDelaySeconds, oddsFloatPercent }: DangerPolicy,
): Danger {
  if (since === undefined || since >= lastsSeconds) return calm;
  return { extraDelaySeconds, oddsFloatPercent };
}

/** Of two dangers at once the longer wait and the smaller float count. */
export function stricter(one: Danger, other: Danger): Danger {
  const floats = [one, other].flatMap(({ oddsFloatPercent }) => oddsFloatPercent ?? []);
  return {
    extraDelaySeconds: Math.max(one.extraDelaySeconds, other.extraDelaySeconds),
    oddsFloatPercent: floats.length === 0 ? undefined : Math.min(...floats),
  };
}
