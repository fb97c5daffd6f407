import { escapeCsvCell } from '@kipute/domain/exports/csv-cell';
import { describe, expect, test } from 'vitest';
import { composeText } from '../../../i18n/text.ts';
import type { Say } from '../../../i18n/use-text.ts';
import { sampleList, sampleRow } from '../fixtures/sample-list.ts';
import { csvOfPage } from './csv.ts';

const inEnglish: Say = (text, ...[slots]) => composeText('en', text, slots);

describe('[BO-31] no cell of a CSV runs as a formula or breaks its line', () => {
  test.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['+255712345456', "'+255712345456"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['-12.50', '-12.50'],
    ['-12.50.1', "'-12.50.1"],
  ])('%j becomes %j', (text, escaped) => {
    expect(escapeCsvCell(text)).toBe(escaped);
  });

  test('numbers go out bare, phones masked, nothing stays empty', () => {
    const columns = sampleList.columns.slice(0, 6);
    const rows = [sampleRow, { ...sampleRow, name: '=cmd', amount: null }];
    expect(csvOfPage(columns, rows, inEnglish)).toBe(
      [
        '\uFEFFName,Phone,"Amount, TSh",Bets,Scale,Status',
        'Asha,0712•••456,12229.02,1234,12.5,Paid',
        "'=cmd,0712•••456,,1234,12.5,Paid",
        '',
      ].join('\r\n'),
    );
  });
});
