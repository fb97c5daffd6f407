/**
 * Answer codes of Airtel's Open API: `DP008…` of collections, `DP009…` of disbursements, `ESB…`
 * of the gateway before both. The HTTP status and `success` only say that it was heard.
 */
export const airtelCodes = {
  DP00800001000: 'Ambiguous',
  DP00800001001: 'Success',
  DP00800001002: 'Incorrect Pin',
  DP00800001003: 'Exceeds withdrawal amount limit(s)',
  DP00800001004: 'Invalid Amount',
  DP00800001005: 'Transaction ID is invalid',
  DP00800001006: 'In process',
  DP00800001007: 'Not enough balance',
  DP00800001008: 'Refused',
  DP00800001010: 'Transaction not permitted to Payee',
  DP00800001024: 'Transaction Timed Out',
  DP00800001025: 'Transaction Not Found',
  DP00800001029: 'Transaction Expired',
  DP00900001000: 'Ambiguous',
  DP00900001001: 'Success',
  DP00900001003: 'Maximum transaction limit reached',
  DP00900001004: 'Invalid Amount',
  DP00900001005: 'Failed',
  DP00900001006: 'Processing',
  DP00900001007: 'Insufficient Funds',
  DP00900001009: 'Invalid Initiatee',
  DP00900001011: 'Transaction with similar information already exists',
  DP00900001012: 'Invalid Mobile Number',
  ESB000001: 'Something went wrong',
  ESB000004: 'An error occurred while initiating the payment',
  ESB000008: 'Field validation',
  ESB000010: 'Your request has been processed',
  ESB000011: 'You are not an Airtel Money subscriber',
  ESB000014: 'You have insufficient balance',
  ESB000033: 'Invalid transaction amount, limit exceeded',
  ESB000036: 'You have exceeded your daily limit',
  ESB000039: 'Vendor is not responding to the USSD push',
  ESB000041: 'Your PIN is locked',
  ESB000045: 'A transaction with this id exists',
} as const;

export type AirtelCode = keyof typeof airtelCodes;

/** Of a transaction: success, failed, in progress, ambiguous, reversed. */
export const airtelStates = ['TS', 'TF', 'TIP', 'TA', 'TR', 'DP_INITIATED'] as const;
export type AirtelState = (typeof airtelStates)[number];
