import { textIn } from '@kipute/contract/locale';
import { startsFormula } from '@kipute/domain/exports/csv-cell';
import { type Cell, cellOf, type TableOptions, type TableWriter } from './table-writer.ts';
import { type ZipEntryWriter, zipWriter } from './zip-writer.ts';

/** A sheet holds 1,048,576 rows; what is beyond goes on in the next one. */
const SHEET_ROWS_MAX = 1_000_000;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** In the order of `cellXfs` below. */
const styles = { plain: 0, money: 1, instant: 2, head: 3, shownAsTyped: 4 } as const;

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`;

/** Controls have no form in XML 1.0, and halves of a pair none in UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(NO_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const textCell = (text: string, style: number): string =>
  `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** More digits than a spreadsheet counts exactly are shown and not counted. */
const DIGITS_MAX = 15;

const DAY_MS = 86_400_000;
const EAT_AHEAD_MS = 3 * 3_600_000;
/** Days from the beginning of a spreadsheet's time to 1970. */
const DAYS_BEFORE_1970 = 25_569;

function cellXml(cell: Cell): string {
  switch (cell.kind) {
    case 'text':
      if (cell.text === '') return '<c/>';
      // Text is never run; the mark keeps it so when somebody edits the cell or saves it as CSV.
      return textCell(cell.text, startsFormula(cell.text) ? styles.shownAsTyped : styles.plain);
    case 'instant': {
      const days = (cell.at.getTime() + EAT_AHEAD_MS) / DAY_MS + DAYS_BEFORE_1970;
      return `<c s="${styles.instant}"><v>${days.toFixed(8)}</v></c>`;
    }
    case 'money':
    case 'number': {
      if (cell.digits.replace(/\D/g, '').length > DIGITS_MAX) return textCell(cell.digits, 0);
      const style = cell.kind === 'money' ? ` s="${styles.money}"` : '';
      return `<c${style}><v>${cell.digits}</v></c>`;
    }
  }
}

/** Office Open XML, its sheet written row by row: no shared strings, no references that look ahead. */
export async function xlsxWriter(
  options: TableOptions,
  sheetRowsMax = SHEET_ROWS_MAX,
): Promise<TableWriter> {
  const { columns, locale, sink } = options;
  const zip = zipWriter(sink);
  const head = `<row>${columns.map(({ column }) => textCell(textIn(locale, column), styles.head)).join('')}</row>`;
  let sheets = 0;
  let rowsOfSheet = 0;
  const beginSheet = async (): Promise<ZipEntryWriter> => {
    sheets += 1;
    rowsOfSheet = 0;
    const entry = await zip.entry(`xl/worksheets/sheet${sheets}.xml`);
    await entry.write(
      `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${head}`,
    );
    return entry;
  };
  const endSheet = async (entry: ZipEntryWriter): Promise<void> => {
    await entry.write('</sheetData></worksheet>');
    await entry.end();
  };
  let sheet = await beginSheet();
  return {
    writeRows: async (rows) => {
      for (let from = 0; from < rows.length; ) {
        if (rowsOfSheet === sheetRowsMax) {
          await endSheet(sheet);
          sheet = await beginSheet();
        }
        const part = rows.slice(from, from + sheetRowsMax - rowsOfSheet);
        const xml = part.map((row) => {
          const cells = columns.map((one) => cellXml(cellOf(one, row[one.name], options)));
          return `<row>${cells.join('')}</row>`;
        });
        await sheet.write(xml.join(''));
        rowsOfSheet += part.length;
        from += part.length;
      }
    },
    end: async () => {
      await endSheet(sheet);
      for (const [name, text] of bookFiles(sheets)) {
        const entry = await zip.entry(name);
        await entry.write(text);
        await entry.end();
      }
      await zip.end();
    },
  };
}

const numbered = (count: number, text: (number: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index + 1)).join('');

/** What says of the sheets that they are a book. */
function bookFiles(sheets: number): readonly (readonly [name: string, text: string])[] {
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${numbered(sheets, (at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${RELATIONS}">${numbered(sheets, (at) => `<Relationship Id="rId${at}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbered(sheets, (at) => `<sheet name="Kipute ${at}" sheetId="${at}" r:id="rId${at}"/>`)}</sheets></workbook>`,
    ],
    ['xl/styles.xml', STYLES],
  ];
}
