/** Limits that no setting changes. Those an administrator may change are settings. */
export const STAKE_STEP_SHILLINGS = 100;
export const ACCUMULATOR_LEGS_MAX = 60;
export const BOOKING_CODE_LENGTH = 6;
/** After the start of its last match. */
export const BOOKING_CODE_DAYS = 7;
export const JACKPOT_RESULTS_PER_MATCH_MAX = 2;
export const RACING_STATISTICS_ROUNDS = 100;
export const BOOKMAKER_SEQUENCE_MAX = 100;
/** Of countries, competitions and matches. */
export const CHOICE_SEQUENCE_MAX = 100;
/** The longest wait that a match or a market type may ask for in play. */
export const LIVE_DELAY_MAX_SECONDS = 60;
/** How kinds of competitions are sold. */
export const COMPETITION_TIERS = 5;
export const TIER_MARGIN_MAX_PERCENT = 20;
/** Records older than this are read from the archive. */
export const ARCHIVE_AFTER_DAYS = 30;
/** What players are promised: once a pick was decided, a person makes it void so long and no longer. */
export const VOID_BY_HAND_HOURS = 72;
/** Today and the next six. */
export const DATE_SELECTOR_DAYS = 7;
export const PLACEHOLDER_MATCHES = 3;
export const LIST_PAGE_SIZE = 10;
export const RESULTS_PAGE_SIZE = 20;
