import type { Messages } from '../messages.ts';

/** The bet slip: a frame of the desktop, a drawer of the phone. */
export const messages = {
  'slipPanel.empty': 'Mkeka wako ni mtupu',
  'slipPanel.emptyHint': 'Gusa odds yoyote kuongeza chaguo, au weka msimbo wa mkeka.',
  'slipPanel.code': 'Msimbo wa mkeka',
  'slipPanel.codeHint': 'Msimbo (herufi 6)',
  'slipPanel.load': 'Pakia',
  'slipPanel.codeLater': 'Misimbo itafunguka pamoja na kuweka dau.',
  'slipPanel.safePlay': '18+ Cheza kistaarabu',
  'slipPanel.login': 'Ingia kuweka dau',
  'slipPanel.remove': 'Ondoa {name}',
  'slipPanel.betsLater':
    'Mkeka wako umehifadhiwa kwa siku mbili. Kuweka dau kutafunguka hivi karibuni.',
} as const satisfies Messages;
