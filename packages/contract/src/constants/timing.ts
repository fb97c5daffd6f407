/**
 * Times of the pages. Those of the live socket are in socket.ts, the request's in envelope.ts, and
 * those an administrator may change are settings.
 */
export const ODDS_REFRESH_MS = 5_000;
export const BETTING_PAUSE_POLL_MS = 10_000;
export const CLOCK_TICK_MS = 1_000;
/** The default popular leagues show this long after opening unless the server was faster. */
export const POPULAR_LEAGUES_DEFAULT_MS = 200;
export const HOME_REFRESH_COOL_DOWN_MS = 500;
export const CHAT_RETRY_MS = 2_000;
export const SLIP_KEPT_DAYS = 2;
export const TOKEN_LIFETIME_SECONDS = 86_400;
