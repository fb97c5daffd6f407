import type { FlagCode } from '../../ui/sprite/flag-codes.ts';
import { isSavingData } from '../data-saver/data-saver.ts';

/** Undefined for what is no country, such as a continent, and with the data saver. */
export function flagOf(alpha2: string): FlagCode | undefined {
  return /^[A-Z]{2}(-[A-Z]+)?$/.test(alpha2) && !isSavingData() ? alpha2 : undefined;
}
