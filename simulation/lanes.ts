type Plan = {
  readonly seeds: { readonly from: number; readonly to: number };
  /** So many lanes, each with a world. */
  readonly worlds: number;
  /** Whether further seeds begin after a failure. */
  readonly keepGoing: boolean;
};

/** Plays one seed in the world of that lane; answers whether every law held. */
type Play = (seed: number, lane: number) => Promise<boolean>;

/** Every lane takes the next seed when it is free. After a failure no further seed begins. */
export async function playAll({ seeds, worlds, keepGoing }: Plan, play: Play): Promise<boolean> {
  let next = seeds.from;
  let hasFailed = false;
  const runLane = async (lane: number) => {
    while ((keepGoing || !hasFailed) && next <= seeds.to) {
      const seed = next;
      next += 1;
      hasFailed = !(await play(seed, lane)) || hasFailed;
    }
  };
  await Promise.all(Array.from({ length: worlds }, (_, lane) => runLane(lane)));
  return !hasFailed;
}
