/** Those whose calls want the same slow thing, so that they wait for one another. */
export type Crowd = {
  readonly admits: () => boolean;
  readonly enter: () => void;
  readonly leave: () => void;
  /** Who waits for something else meanwhile is in nobody's way. */
  readonly aside: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly size: () => number;
};

export type CrowdLimits = {
  /** So many may always be there. */
  readonly lineMax: number;
  /** A rush of so many is served as well: it ends, and each waits a moment at most. */
  readonly rushMax: number;
  /** How long a rush may last, and how long nobody must have been sent away before it. */
  readonly rushMs: number;
  readonly now?: () => number;
};

/**
 * When more come than can be served, each who is let in waits for all before; whether the line is
 * long or short, as many are served. So a lasting line is kept short and the others hear to come
 * again, while a crowd that comes all together after a quiet time is let in.
 */
export function createCrowd({
  lineMax,
  rushMax,
  rushMs,
  now = () => performance.now(),
}: CrowdLimits): Crowd {
  let size = 0;
  let fullAt = Number.NEGATIVE_INFINITY;
  let rushEndsAt = fullAt;

  function admitsIntoRush(): boolean {
    const at = now();
    if (at - fullAt > rushMs) rushEndsAt = at + rushMs;
    fullAt = at;
    return size < rushMax && at < rushEndsAt;
  }
  const enter = () => {
    size += 1;
  };
  const leave = () => {
    size -= 1;
  };
  return {
    admits: () => size < lineMax || admitsIntoRush(),
    enter,
    leave,
    aside: async (work) => {
      leave();
      try {
        return await work();
      } finally {
        enter();
      }
    },
    size: () => size,
  };
}
