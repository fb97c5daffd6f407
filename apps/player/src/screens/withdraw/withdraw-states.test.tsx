import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { aWithdrawal, someTerms } from '../../features/payments/fixtures/a-payment.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx';
import { stageText, stageTitle } from './progress/WithdrawalProgress.tsx';
import { WithdrawalClosed } from './WithdrawalClosed.tsx';

beforeAll(() => loadAreas('money'));

const spoken = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const closed = [
  ['closed', 'Mfumo unaboreshwa', 'Kutoa pesa kumesimama kwa muda'],
  ['forbidden', 'Kutoa pesa kumesimamishwa', 'Salio lako liko salama'],
  ['day-used-up', 'Umefikia kikomo cha leo', 'Kilichobaki kwa leo ni TSh 500'],
  ['balance-low', 'Salio halitoshi kutoa', 'Kiwango cha chini cha kutoa ni TSh 1,000'],
] as const;

test.each(closed)('[MS-05, MS-32] %s says "%s"', (why, title, text) => {
  const markup = renderToStaticMarkup(
    <WithdrawalClosed why={why} terms={someTerms({ left_today: 500 })} />,
  );
  expect(spoken(markup)).toContain(title);
  expect(spoken(markup)).toContain(text);
});

function confirmed(amount: number): string {
  const terms = someTerms({
    review_from: 50_000,
    fees: [{ pay_type: 6, up_to: 100_000, fee: 1_500 }],
  });
  const nothing = () => {};
  return spoken(
    renderToStaticMarkup(
      <ConfirmWithdrawal
        wanted={{ pay_type: 6, amount }}
        terms={terms}
        error={undefined}
        isSending={false}
        onSend={nothing}
        onChange={nothing}
      />,
    ),
  );
}

test('[MS-34, MS-35] amount, number, operator, fee and what arrives are repeated', () => {
  const words = confirmed(20_000);
  for (const fact of ['0754 ••• 456', 'M-Pesa', 'TSh 1,500', 'TSh 18,500', 'Toa TSh 20,000']) {
    expect(words).toContain(fact);
  }
  expect(words).not.toContain('mhudumu hukagua');
});

test('[MS-34] a large amount is said to be looked at first', () => {
  expect(confirmed(50_000)).toContain('Kuanzia TSh 50,000 mhudumu hukagua kwanza');
});

const stages = [
  ['reviewing', 'Ombi linakaguliwa', 'TSh 20,000 zimetengwa'],
  ['sending', 'Tunatuma pesa', 'kwenda 0754 ••• 456 kwa M-Pesa'],
  ['unknown', 'Bado hatujapata jibu', 'Kiasi kinabaki kimetengwa'],
  ['paid', 'Pesa imetumwa', 'M-Pesa imethibitisha'],
  ['returned', 'Pesa imerudi kwenye salio', 'TSh 20,000 zimerudi'],
] as const;

test.each(stages)('[MS-36] %s is called "%s"', (stage, title, text) => {
  expect(stageTitle(aWithdrawal({ stage }))).toBe(title);
  expect(stageText(aWithdrawal({ stage }))).toContain(text);
});
