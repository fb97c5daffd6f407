/**
 * Answer codes of Beem's SMS API, as its documentation lists them; 105 to 108 stand only in the
 * older edition. The HTTP status is not documented, so a reader must go by the code.
 */
export const beemCodes = {
  100: 'Message Submitted Successfully',
  101: 'Invalid phone number',
  102: 'Insufficient balance',
  103: 'Network timeout',
  104: 'Please provide all required parameters',
  105: 'Account not found',
  106: 'No route mapping to your account',
  107: 'No authorization headers',
  108: 'Invalid token',
  109: 'Invalid or empty message',
  110: 'Message contains unsupported special characters',
  111: 'Invalid Sender Id',
  112: 'Scheduled time is in the past',
  113: 'Invalid request format',
  114: 'Recipients exceed the maximum limit',
  115: 'Destination address is missing',
  116: 'Missing or invalid reference ID',
  117: 'Invalid scheduled time format',
  118: 'Missing encoding type',
  119: 'Missing recipients tag',
  120: 'Invalid api_key and/or secret_id',
  121: 'Sender ID format is invalid',
} as const;

export type BeemCode = keyof typeof beemCodes;
