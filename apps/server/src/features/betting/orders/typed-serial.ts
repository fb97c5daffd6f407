import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';

const { letter } = serialLetters.bet;

/** Time and chance of a serial number, with or without the letter that display drops. */
const wholeSerial = new RegExp(`^${letter}?([0-9A-HJKMNP-TV-Z]{15})$`);

/** The whole serial number of what somebody typed; undefined for what is none. */
export function typedSerial(typed: string): string | undefined {
  const [, rest] = wholeSerial.exec(typed.replace(/\s/g, '').toUpperCase()) ?? [];
  return rest === undefined ? undefined : letter + rest;
}
