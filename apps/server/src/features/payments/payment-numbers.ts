import { randomInt } from 'node:crypto';
import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import { drawnText, serialNumber } from '@kipute/domain/payments/serial-number';

/** A hundred bits: who knows one was told it by us or by the operator. */
const REFERENCE_CHARACTERS = 20;

type PaymentKind = 'deposit' | 'withdrawal';

export const newSerialNumber = (kind: PaymentKind, at: Date): string =>
  serialNumber(serialLetters[kind].letter, at.getTime(), (below) => randomInt(below));

export const newReference = (): string =>
  drawnText(REFERENCE_CHARACTERS, (below) => randomInt(below));
