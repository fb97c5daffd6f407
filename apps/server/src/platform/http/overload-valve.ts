/**
 * Says no early. A server that takes every call answers all of them late; one that refuses what it
 * cannot carry keeps its promise to the rest, and a refused page knows when to come back.
 */
export type OverloadValve = {
  readonly admits: () => boolean;
  readonly enter: () => void;
  readonly leave: () => void;
  readonly inFlight: () => number;
  readonly close: () => void;
};

export type ValveLimits = {
  readonly inFlightMax: number;
  /** How late the process may be for its own timers: what a new call would wait as well. */
  readonly latenessMaxMs: number;
};

const SAMPLE_EVERY_MS = 250;

export function createOverloadValve({ inFlightMax, latenessMaxMs }: ValveLimits): OverloadValve {
  let inFlight = 0;
  let latenessMs = 0;
  let expectedAt = performance.now() + SAMPLE_EVERY_MS;
  const sampling = setInterval(() => {
    const at = performance.now();
    latenessMs = at - expectedAt;
    expectedAt = at + SAMPLE_EVERY_MS;
  }, SAMPLE_EVERY_MS);
  sampling.unref();

  return {
    admits: () => inFlight < inFlightMax && latenessMs <= latenessMaxMs,
    enter: () => {
      inFlight += 1;
    },
    leave: () => {
      inFlight -= 1;
    },
    inFlight: () => inFlight,
    close: () => clearInterval(sampling),
  };
}
