/** Time of the world, which may run faster than that on the wall. */
export type Clock = {
  readonly now: () => number;
  /** When on the wall a moment of the world comes; what is published has times of the wall. */
  readonly onWall: (time: number) => number;
  readonly speed: number;
};

export function createClock(speed: number, wall: () => number = Date.now): Clock {
  const beganAt = wall();
  return {
    now: () => beganAt + (wall() - beganAt) * speed,
    onWall: (time) => beganAt + (time - beganAt) / speed,
    speed,
  };
}

export const isoTime = (time: number): string => new Date(time).toISOString();
