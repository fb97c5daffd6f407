/**
 * Status codes of one recipient in Africa's Talking's answer, with the status text beside them.
 * A whole request that fails has no recipients and says one of these texts as its message.
 */
export const africasTalkingCodes = {
  100: 'Processed',
  101: 'Sent',
  102: 'Queued',
  401: 'RiskHold',
  402: 'InvalidSenderId',
  403: 'InvalidPhoneNumber',
  404: 'UnsupportedNumberType',
  405: 'InsufficientBalance',
  406: 'UserInBlacklist',
  407: 'CouldNotRoute',
  409: 'DoNotDisturbRejection',
  500: 'InternalServerError',
  501: 'GatewayError',
  502: 'RejectedByGateway',
} as const;

export type AfricasTalkingCode = keyof typeof africasTalkingCodes;

/** The gateway took the message; the rest of the codes are refusals and faults. */
export type AfricasTalkingTaken = 100 | 101 | 102;
