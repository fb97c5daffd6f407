import type { Messages } from '../messages.ts';

export const messages = {
  'referred.asking': 'Tunaangalia mkeka wako…',
  'referred.waiting':
    'Dau la TSh {amount} ni kubwa, mtaalamu wetu analiangalia. Pesa yako haijakatwa bado.',
  'referred.left': 'Muda uliobaki',
  'referred.seconds': 'Sek {seconds}',
  'referred.leave': 'Acha kusubiri',
  'referred.cut': 'Tunaweza kupokea TSh {amount} badala ya TSh {asked}. Uweke mkeka kwa dau hilo?',
  'referred.cutToast': 'Mkeka wako: tunaweza kupokea TSh {amount}. Fungua mkeka ujibu.',
  'referred.decline': 'Hapana',
  'referred.refused': 'Samahani, mkeka huu haukukubaliwa. Pesa yako haijakatwa. Jaribu dau dogo.',
  'referred.expired':
    'Mkeka haukuangaliwa kwa wakati, kwa hiyo haukuwekwa. Pesa yako haijakatwa. Jaribu dau dogo.',
  'referred.cutExpired': 'Muda wa kukubali dau dogo umeisha. Mkeka haukuwekwa.',
} satisfies Messages;
