import { errorCatalogue } from '@kipute/contract/errors';

const busyCodes = ['overloaded', 'too-many-requests'] as const;

/** Whether an answer is the catalogued word of a server that has too much to do. */
export function isSentAway(httpStatus: number, text: string): boolean {
  const code = busyCodes.find((one) => errorCatalogue[one].http === httpStatus);
  return code !== undefined && codeOf(text) === code;
}

function codeOf(text: string): unknown {
  try {
    return JSON.parse(text).code;
  } catch {
    return undefined;
  }
}
