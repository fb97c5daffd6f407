import { monitorEventLoopDelay } from 'node:perf_hooks';

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
  readonly eventLoopDelayMaxMs: number;
};

const SAMPLE_EVERY_MS = 500;
const RESOLUTION_MS = 20;

export function createOverloadValve({ inFlightMax, eventLoopDelayMaxMs }: ValveLimits): OverloadValve {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let inFlight = 0;
  let eventLoopDelayMs = 0;
  const sampling = setInterval(() => {
    // An idle histogram has no mean.
    eventLoopDelayMs = Number.isNaN(delay.mean) ? 0 : delay.mean / 1e6;
    delay.reset();
  }, SAMPLE_EVERY_MS);
  sampling.unref();

  return {
    admits: () => inFlight < inFlightMax && eventLoopDelayMs <= eventLoopDelayMaxMs,
    enter: () => {
      inFlight += 1;
    },
    leave: () => {
      inFlight -= 1;
    },
    inFlight: () => inFlight,
    close: () => {
      clearInterval(sampling);
      delay.disable();
    },
  };
}
