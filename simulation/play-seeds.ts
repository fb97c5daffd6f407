type Plan = {
  readonly seeds: { readonly from: number; readonly to: number };
  /** So many lanes, each with a world. */
  readonly worlds: number;
  /** Whether further seeds begin after a failure. */
  readonly keepGoing: boolean;
  /** Asked before every seed: nothing begins after a stop, whatever else was ordered. */
  readonly isStopped: () => boolean;
};

/** Plays one seed in the world of that lane; answers whether every law held. */
type Play = (seed: number, lane: number) => Promise<boolean>;

/** Every lane takes the next seed when it is free. After a failure no further seed begins. */
export async function playAll(plan: Plan, play: Play): Promise<boolean> {
  const { seeds, worlds, keepGoing, isStopped } = plan;
  let next = seeds.from;
  let hasFailed = false;
  const runLane = async (lane: number) => {
    while (!isStopped() && (keepGoing || !hasFailed) && next <= seeds.to) {
      const seed = next;
      next += 1;
      hasFailed = !(await play(seed, lane)) || hasFailed;
    }
  };
  await Promise.all(Array.from({ length: worlds }, (_, lane) => runLane(lane)));
  // Seeds that a stop left out were not shown to hold.
  return !hasFailed && next > seeds.to;
}

/** Where people read how a run goes. */
export type Screen = { readonly isTTY?: boolean; readonly write: (text: string) => unknown };

export type ProgressLines = {
  readonly tell: (line: string) => void;
  /** One line that stays in its place where the screen can do that. */
  readonly show: (line: string) => void;
};

const CLEAR_LINE = '\r\x1b[2K';
/** A log is no place for a line per step. */
const SHOWN_OF = 10;

export function createProgress(screen: Screen): ProgressLines {
  let shown = 0;
  const clear = screen.isTTY ? CLEAR_LINE : '';
  return {
    tell: (line) => screen.write(`${clear}${line}\n`),
    show: (line) => {
      shown += 1;
      if (screen.isTTY) screen.write(`${CLEAR_LINE}${line}`);
      else if (shown % SHOWN_OF === 0) screen.write(`${line}\n`);
    },
  };
}

/** Where several runs share a screen every line says whose it is, and none stays in its place. */
export function createSharedProgress(screen: Screen, seed: number): ProgressLines {
  return {
    tell: (line) => screen.write(`${seed}: ${line}\n`),
    show: () => undefined,
  };
}
