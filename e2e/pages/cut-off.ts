/** What a browser says by itself when it is cut off, or its calls are. */
export const cutOffComplaints = new RegExp(
  [
    'net::ERR_(FAILED|INTERNET_DISCONNECTED)',
    'WebSocket connection',
    'Unable to preload CSS',
    'dynamically imported module',
  ].join('|'),
);
