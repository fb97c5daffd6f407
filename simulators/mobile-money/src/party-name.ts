export const partyNames = ['mpesa', 'airtel', 'mixx', 'selcom', 'azampay'] as const;

/** Who moves money for the house: an operator itself, or an aggregator before several. */
export type PartyName = (typeof partyNames)[number];
