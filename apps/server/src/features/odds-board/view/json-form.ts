import type { Sellable } from '../facts/quick-markets.ts';

/**
 * A text in JSON with gaps for prices: `texts[0] price texts[1] price … texts[n]`. Everything but
 * prices changes rarely, so a tile is written once and a new price costs no more than a join.
 */
export type JsonForm = {
  readonly texts: readonly string[];
  readonly sellables: readonly Sellable[];
};

export type FormWriter = {
  readonly write: (text: string) => void;
  /** `text` is followed by the price of the sellable. */
  readonly writePriced: (text: string, sellable: Sellable) => void;
  readonly finish: () => JsonForm;
};

export function startForm(): FormWriter {
  const texts: string[] = [];
  const sellables: Sellable[] = [];
  let pieces: string[] = [''];
  // A joined text is flat; one added up piece by piece would be walked again by every reader.
  const cut = () => {
    texts.push(pieces.join(''));
    pieces = [''];
  };
  return {
    write: (text) => {
      pieces.push(text);
    },
    writePriced: (text, sellable) => {
      pieces.push(text);
      sellables.push(sellable);
      cut();
    },
    finish: () => {
      cut();
      return { texts, sellables };
    },
  };
}

export function fillForm(
  { texts, sellables }: JsonForm,
  priceText: (sellable: Sellable) => string,
): string {
  const parts: string[] = [];
  for (const [index, sellable] of sellables.entries()) {
    parts.push(texts[index] ?? '', priceText(sellable));
  }
  parts.push(texts[sellables.length] ?? '');
  return parts.join('');
}

/** Writes a list with its commas. */
export function writeEach<Value>(
  writer: FormWriter,
  values: readonly Value[],
  writeOne: (value: Value) => void,
): void {
  for (const [index, value] of values.entries()) {
    if (index > 0) writer.write(',');
    writeOne(value);
  }
}
