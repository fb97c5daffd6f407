import type { Choices } from '../choice.ts';

/** Parts of an event that the provider has been seen to use. Bets are on ordinary time. */
export const eventParts = {
  'whole-event': { id: 1, sw: 'Tukio lote', en: 'Whole event' },
  'whole-match': { id: 2, sw: 'Mechi yote', en: 'Whole match' },
  'ordinary-time': { id: 3, sw: 'Muda wa kawaida', en: 'Ordinary time' },
  'first-half': { id: 5, sw: 'Kipindi cha kwanza', en: '1st half' },
  'second-half': { id: 6, sw: 'Kipindi cha pili', en: '2nd half' },
  'tennis-match': { id: 20, sw: 'Mechi yote (tenisi)', en: 'Whole match (tennis)' },
  'tennis-set-1': { id: 21, sw: 'Seti ya 1', en: 'Set 1' },
  'tennis-set-2': { id: 22, sw: 'Seti ya 2', en: 'Set 2' },
  'tennis-set-3': { id: 23, sw: 'Seti ya 3', en: 'Set 3' },
  'tennis-set-4': { id: 24, sw: 'Seti ya 4', en: 'Set 4' },
  'tennis-set-5': { id: 25, sw: 'Seti ya 5', en: 'Set 5' },
  'basketball-match': {
    id: 60,
    sw: 'Mechi yote (mpira wa kikapu)',
    en: 'Whole match (basketball)',
  },
  'basketball-quarter-1': { id: 65, sw: 'Robo ya 1', en: '1st quarter' },
  'basketball-quarter-2': { id: 66, sw: 'Robo ya 2', en: '2nd quarter' },
  'basketball-quarter-3': { id: 67, sw: 'Robo ya 3', en: '3rd quarter' },
  'basketball-quarter-4': { id: 68, sw: 'Robo ya 4', en: '4th quarter' },
  'table-tennis-match': {
    id: 240,
    sw: 'Mechi yote (tenisi ya meza)',
    en: 'Whole match (table tennis)',
  },
  'table-tennis-set-2': { id: 242, sw: 'Seti ya 2 (tenisi ya meza)', en: 'Set 2 (table tennis)' },
  'table-tennis-set-3': { id: 243, sw: 'Seti ya 3 (tenisi ya meza)', en: 'Set 3 (table tennis)' },
  'table-tennis-set-4': { id: 244, sw: 'Seti ya 4 (tenisi ya meza)', en: 'Set 4 (table tennis)' },
  'tennis-set-1-tie-break': { id: 574, sw: 'Tie-break ya seti ya 1', en: 'Tie-break of set 1' },
  'nba2k-match': { id: 1471, sw: 'Mechi yote (NBA2k)', en: 'Whole match (NBA2k)' },
  'e-fighting-match': { id: 2354, sw: 'Mechi yote (e-Fighting)', en: 'Whole match (e-Fighting)' },
} as const satisfies Choices;

/** The full-time part. Its name is not shown beside a market: everyone expects it. */
export const fullTimePart = eventParts['ordinary-time'];
