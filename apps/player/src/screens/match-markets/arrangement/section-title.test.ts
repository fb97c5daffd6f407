import { expect, test } from 'vitest';
import { sectionTitle } from './arrange-type.ts';

const titles = [
  ['Mshindi (1X2)', 'Mshindi (1X2)', ''],
  ['Mshindi (1X2), Kipindi cha kwanza', 'Mshindi (1X2)', 'Kipindi cha kwanza'],
  ['Simba SC: Kushinda bila kufungwa', 'Kushinda bila kufungwa', 'Simba SC'],
  ['Wa kwanza kufikisha magoli (2)', 'Wa kwanza kufikisha magoli', '2'],
  ['Bocco: Kufunga magoli (2)', 'Kufunga magoli', 'Bocco (2)'],
  ['Kona za Simba SC juu/chini', 'Kona za timu juu/chini', 'Kona za Simba SC juu/chini'],
  ['', 'Magoli/Jumla', ''],
] as const;

test.each(titles)('[MPG-10] %s under %s is headed “%s”', (market, type, title) => {
  expect(sectionTitle(market, type)).toBe(title);
});
