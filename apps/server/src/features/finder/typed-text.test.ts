import { describe, expect, test } from 'vitest';
import { readTypedText } from './typed-text.ts';

const letters = ['B', 'J', 'S', 'R', 'D', 'W'];
const cases = [
  ['0712 345 678', { phone: '255712345678', id: '0712345678', paymentNumber: '712345678' }],
  ['+255712345678', { phone: '255712345678', id: '255712345678', paymentNumber: '255712345678' }],
  ['5678', { lastDigits: '5678', id: '5678', account: '5678' }],
  ['567', { id: '567', account: '567' }],
  ['asha', { words: ['asha'], account: 'asha' }],
  ['Asha Mwinyi', { words: ['asha', 'mwinyi'], paymentNumber: 'ASHAMWINYI' }],
  ['a', {}],
  [
    'B0123456789ABCDE',
    {
      serials: ['B0123456789ABCDE'],
      words: ['b0123456789abcde'],
      account: 'b0123456789abcde',
      paymentNumber: 'B0123456789ABCDE',
    },
  ],
  [
    '0123456789abcde',
    {
      serials: letters.map((letter) => `${letter}0123456789ABCDE`),
      words: ['0123456789abcde'],
      account: '0123456789abcde',
      paymentNumber: '123456789ABCDE',
    },
  ],
  [
    'QK7-RTB',
    {
      bookingCode: 'QK7RTB',
      words: ['qk7', 'rtb'],
      account: 'qk7-rtb',
      paymentNumber: 'QK7RTB',
    },
  ],
  ['CK12.3456', { words: ['ck12', '3456'], account: 'ck12.3456', paymentNumber: 'CK123456' }],
  ["'; drop", { words: ['drop'] }],
  ['%%%%', {}],
] as const;

describe('what a text can mean', () => {
  test.each(cases)('[FND-01] %j', (text, meanings) => {
    expect(readTypedText(text)).toEqual({ serials: [], words: [], ...meanings });
  });
});
