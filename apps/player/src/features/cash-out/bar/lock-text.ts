import { cashOutLocks } from '@kipute/contract/constants/betting/cash-outs';
import { currentLanguage } from '../../../i18n/i18n.ts';
import type { LockWord } from '../offers/offer.ts';

/** Why there is no cash-out right now, in the words of the contract. */
export const lockText = (why: LockWord): string => cashOutLocks[why][currentLanguage()];
