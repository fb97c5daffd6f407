import { RECONNECT_MS, RECONNECT_MS_MAX } from '@kipute/contract/socket';

const GROWTH = 1.5;
/** The earliest a wait may end, as a share of it. */
const JITTER_FROM = 0.75;

type Attempt = {
  /** Connections lost in a row, this one included. */
  readonly failures: number;
  /** What the server asked for when it refused us. */
  readonly advisedMs: number | undefined;
  /** At least 0, below 1. */
  readonly chance: number;
};

/**
 * Exponential backoff with jitter: one second at first, fifteen at most, and never sooner than the
 * server asked (DECISION 0002).
 */
export function reconnectBackoffMs({ failures, advisedMs = 0, chance }: Attempt): number {
  const grown = Math.min(RECONNECT_MS_MAX, RECONNECT_MS * GROWTH ** (failures - 1));
  const usual = grown * (JITTER_FROM + (1 - JITTER_FROM) * chance);
  const asked = advisedMs * (1 + (1 - JITTER_FROM) * chance);
  return Math.round(Math.max(usual, asked));
}
