import type { FastifyReply } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { sendError } from './error-reply.ts';

/**
 * Load shedding: a server that takes every call answers all of them late; one that refuses early
 * what it cannot carry stays fast for the rest, and a refused page knows when to come back. Three
 * limits are checked before the body of a call is read: the process as a whole (`LoadShedder`), the
 * queue in front of one slow resource (`AdmissionQueue`), and one address (`FloodLimit`).
 */
export type LoadSheddingDeps = {
  readonly loadShedder: LoadShedder;
  readonly floodLimit: FloodLimit;
  readonly isDraining: () => boolean;
  readonly metrics: Pick<Metrics, 'callAnswered'>;
};

type ShedRoute = { readonly name: string; readonly admissionQueue?: AdmissionQueue | undefined };

/** Returns true when the call was refused here. */
export function shedCall(
  { name, admissionQueue }: ShedRoute,
  reply: FastifyReply,
  { loadShedder, floodLimit, isDraining, metrics }: LoadSheddingDeps,
): boolean {
  if (isDraining()) {
    reply.header('connection', 'close');
    refuseOverloaded(reply);
    return true;
  }
  if (!loadShedder.admits() || admissionQueue?.admits() === false) {
    metrics.callAnswered(name, 'overloaded', 0);
    refuseAfterDelay(reply);
    return true;
  }
  const retryAfterSeconds = floodLimit.refuse(reply.request.ip);
  if (retryAfterSeconds === undefined) return false;
  sendError(reply, 'too-many-requests', retryAfterSeconds);
  return true;
}

const RETRY_AFTER_OVERLOAD_SECONDS = 2;
/** Jittered, so that pages refused together do not return together. */
const REFUSAL_DELAY_MS = { min: 1_500, max: 2_500 };
/** A delayed refusal costs some memory and no time; beyond this many, memory would run out. */
const DELAYED_REFUSALS_MAX = 10_000;

let delayedRefusals = 0;

/**
 * A page refused at once retries at once, and then refusing is all a server gets done. A page
 * sends one request at a time: while it waits for its refusal it sends nothing.
 */
function refuseAfterDelay(reply: FastifyReply): void {
  if (delayedRefusals >= DELAYED_REFUSALS_MAX) {
    refuseOverloaded(reply);
    return;
  }
  delayedRefusals += 1;
  const { min, max } = REFUSAL_DELAY_MS;
  setTimeout(
    () => {
      delayedRefusals -= 1;
      refuseOverloaded(reply);
    },
    min + Math.random() * (max - min),
  );
}

function refuseOverloaded(reply: FastifyReply): void {
  sendError(reply, 'overloaded', RETRY_AFTER_OVERLOAD_SECONDS);
}

/** The limit of the whole process: calls in flight, and how far the event loop lags. */
export type LoadShedder = {
  readonly admits: () => boolean;
  readonly enter: () => void;
  readonly leave: () => void;
  readonly inFlight: () => number;
  readonly close: () => void;
};

export type LoadLimits = {
  readonly inFlightMax: number;
  /** How late a timer may fire: a new call would wait as long. */
  readonly eventLoopLagMaxMs: number;
};

const LAG_SAMPLE_MS = 250;

export function createLoadShedder({ inFlightMax, eventLoopLagMaxMs }: LoadLimits): LoadShedder {
  let inFlight = 0;
  let lagMs = 0;
  // Unset until the first sample: whatever was late before it was the start itself.
  let expectedAt: number | undefined;
  const sampling = setInterval(() => {
    const at = performance.now();
    lagMs = at - (expectedAt ?? at);
    expectedAt = at + LAG_SAMPLE_MS;
  }, LAG_SAMPLE_MS);
  sampling.unref();

  return {
    admits: () => inFlight < inFlightMax && lagMs <= eventLoopLagMaxMs,
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

/** Admission control for calls that wait for the same slow resource, and so for one another. */
export type AdmissionQueue = {
  readonly admits: () => boolean;
  readonly enter: () => void;
  readonly leave: () => void;
  /** Gives up the caller's place while `work` waits for something other than the resource. */
  readonly yieldPlace: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly size: () => number;
};

export type AdmissionQueueLimits = {
  /** So many are always admitted. */
  readonly queueMax: number;
  /** A burst of so many is admitted as well: it ends, and each waits a moment at most. */
  readonly burstMax: number;
  /** How long a burst may last, and how long nobody must have been refused before it. */
  readonly burstMs: number;
  readonly now?: () => number;
};

/**
 * Under a lasting overload the throughput is the same whether the queue is long or short, but each
 * admitted call waits for all before it. So a lasting queue is kept short and the rest is refused,
 * while a burst after a quiet time is admitted whole.
 */
export function createAdmissionQueue({
  queueMax,
  burstMax,
  burstMs,
  now = () => performance.now(),
}: AdmissionQueueLimits): AdmissionQueue {
  let size = 0;
  let fullAt = Number.NEGATIVE_INFINITY;
  let burstEndsAt = fullAt;

  function admitsIntoBurst(): boolean {
    const at = now();
    if (at - fullAt > burstMs) burstEndsAt = at + burstMs;
    fullAt = at;
    return size < burstMax && at < burstEndsAt;
  }
  const enter = () => {
    size += 1;
  };
  const leave = () => {
    size -= 1;
  };
  return {
    admits: () => size < queueMax || admitsIntoBurst(),
    enter,
    leave,
    yieldPlace: async (work) => {
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

/** A limit on one machine's flood, wide enough for a mobile network's shared address (WIRE-12). */
const CALLS_PER_ADDRESS_MAX = 12_000;
const FLOOD_WINDOW_MS = 60_000;
/** More addresses than ever call a process in one minute; strangers cannot make it grow further. */
const FLOOD_ADDRESSES_MAX = 100_000;

/** Counts calls per address in this process: a fixed window that never waits for anything. */
export type FloodLimit = {
  /** Counts one call: undefined when it is within the limit, else the seconds to retry after. */
  readonly refuse: (address: string) => number | undefined;
};

export function createFloodLimit(factor: number, now = () => performance.now()): FloodLimit {
  const counts = new Map<string, number>();
  let windowEndsAt = 0;
  return {
    refuse: (address) => {
      const at = now();
      if (at >= windowEndsAt || counts.size >= FLOOD_ADDRESSES_MAX) {
        counts.clear();
        windowEndsAt = at + FLOOD_WINDOW_MS;
      }
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      if (count <= CALLS_PER_ADDRESS_MAX * factor) return undefined;
      return Math.max(1, Math.ceil((windowEndsAt - at) / 1000));
    },
  };
}
