/** Dispatched by the live feed when money, a bet or a ticket of this player has changed. */
const MONEY_NEWS = 'payment-changed';
/** Dispatched by the live feed, at another moment on each page, when issues have changed. */
const ISSUE_NEWS = 'pool-changed';

const onEvents =
  (...events: readonly string[]) =>
  (work: () => void): (() => void) => {
    for (const event of events) window.addEventListener(event, work);
    return () => {
      for (const event of events) window.removeEventListener(event, work);
    };
  };

/** Each runs the work at such news until it is told to stop. */
export const onIssueNews = onEvents(ISSUE_NEWS);
export const onTicketNews = onEvents(ISSUE_NEWS, MONEY_NEWS);
