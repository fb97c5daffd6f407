/** An export of a list holds at most so many rows. */
export const EXPORT_ROWS_MAX = 50_000;

/**
 * The count of a list is exact up to this; one above it means "at least so many". Who could not
 * export the list narrows the filter, and a longer count would be waited for.
 */
export const COUNT_MAX = 50_000;

/** Parts of somebody's page are counted up to this; one above it means "at least so many". */
export const PART_COUNT_MAX = 1_000;

/** The largest page that any list gives. */
export const PAGE_SIZE_MAX = 100;
