import { beforeAll, expect, test } from 'vitest';
import { aDeposit } from '../../../features/payments/fixtures/a-payment.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { stageText, stageTitle } from './deposit-words.ts';

beforeAll(() => loadAreas('money'));

const said = [
  // stage         title                           text contains
  ['asking', 'Tunawasiliana na M-Pesa…', 'Ombi la malipo litatokea'],
  ['prompted', 'Thibitisha kwenye simu yako', 'TSh 5,000 kwenda 0754 123 456. Weka PIN'],
  ['prompt-over', 'Muda wa ombi umekwisha', 'Usilipe mara ya pili'],
  ['unknown', 'Bado hatujapata jibu', 'Usilipe mara ya pili'],
  ['paid', 'Pesa imeingia', 'TSh 5,000 ziko kwenye salio'],
  ['cancelled', 'Malipo yameghairiwa', 'Hakuna pesa iliyokatwa'],
  ['timed-out', 'Muda wa ombi uliisha', 'Hakuna pesa iliyokatwa'],
  ['refused', 'Malipo hayakufanyika', 'M-Pesa imekataa malipo haya'],
] as const;

test.each(said)('[MS-21] %s is called "%s"', (stage, title, text) => {
  expect(stageTitle(stage, aDeposit())).toBe(title);
  expect(stageText(stage, aDeposit())).toContain(text);
});

test('[MS-27] when a person looks, the words of the server say so', () => {
  const deposit = aDeposit({ stage: 'unknown', note: 'Mhudumu wetu anafuatilia.' });
  expect(stageText('unknown', deposit)).toBe('Mhudumu wetu anafuatilia.');
});

test('[MS-21] the reason the server knows is said instead of the general words', () => {
  const deposit = aDeposit({
    stage: 'refused',
    note: 'Salio lako la M-Pesa, Mixx, Airtel Money au HaloPesa halitoshi.',
  });
  expect(stageText('refused', deposit)).toBe(
    'Salio lako la M-Pesa, Mixx, Airtel Money au HaloPesa halitoshi.',
  );
});
