import type { Clock } from '../../../platform/clock.ts';
import type { FigureReader } from '../filling/figures.ts';
import { type FilledText, fillText, fillTitle } from '../filling/fill-text.ts';
import { plainText } from '../safe/sanitise.ts';
import { type Language, languageShown, languages } from '../text-content.ts';
import type { ShownVersion, TextKind } from '../text-store.ts';
import { type Found, searchIndex } from './search-help.ts';
import type { ShownTexts } from './shown-texts.ts';

/** A text as it is read in one language now. */
export type Reading = FilledText & {
  readonly shown: ShownVersion;
  readonly language: Language;
  readonly title: string;
};

export type Readings = {
  readonly ofType: (type: number, asked: Language) => Reading | undefined;
  readonly ofSlug: (kind: TextKind, slug: string, asked: Language) => Reading | undefined;
  readonly all: (kind: TextKind, asked: Language) => readonly Reading[];
  readonly search: (typed: string, asked: Language, max: number) => readonly Found<Reading>[];
};

type ReadingDeps = FigureReader & { readonly shown: ShownTexts; readonly clock: Clock };

/** Figures may change at any moment, and some by a date: nothing that was filled lives longer. */
const FILLED_FOR_MS = 10_000;

type Shelf = {
  readonly rows: readonly ShownVersion[];
  readonly filledAt: number;
  readonly readings: Map<string, Reading>;
  readonly searches: Map<Language, ReturnType<typeof searchIndex<Reading>>>;
};

/** Filled once for everybody who reads within the next seconds. */
export function createReadings({ shown, clock, ...figures }: ReadingDeps): Readings {
  let shelf: Shelf | undefined;

  function current(): Shelf {
    const rows = shown.all();
    const now = clock.now().getTime();
    const isOld = !shelf || shelf.rows !== rows || Math.abs(now - shelf.filledAt) >= FILLED_FOR_MS;
    if (!shelf || isOld) {
      shelf = { rows, filledAt: now, readings: new Map(), searches: new Map() };
    }
    return shelf;
  }

  function read({ readings }: Shelf, row: ShownVersion, asked: Language): Reading {
    const key = `${row.id} ${asked}`;
    const known = readings.get(key);
    if (known) return known;
    const language = languageShown(row.version.content, asked);
    const { title, body } = row.version.content[language];
    const reading = {
      ...fillText(body, figures, language),
      ...{ shown: row, language, title: fillTitle(title, figures, language) },
    };
    readings.set(key, reading);
    return reading;
  }

  const all: Readings['all'] = (kind, asked) => {
    const now = current();
    return now.rows.filter((row) => row.kind === kind).map((row) => read(now, row, asked));
  };
  const first = (asked: Language, isMeant: (row: ShownVersion) => boolean) => {
    const now = current();
    const row = now.rows.find(isMeant);
    return row && read(now, row, asked);
  };
  return {
    all,
    ofType: (type, asked) => first(asked, (row) => row.kind === 'rich' && row.type === type),
    ofSlug: (kind, slug, asked) => first(asked, (row) => row.kind === kind && row.slug === slug),
    search: (typed, asked, max) => {
      const { searches } = current();
      const search = searches.get(asked) ?? searchIndex(all('help', asked).map(searched));
      searches.set(asked, search);
      return search(typed, max);
    },
  };
}

const searched = (reading: Reading) => ({
  page: reading,
  title: reading.title,
  // Whoever reads one language often types the word of the other: "void", "rudishiwa".
  keywords: languages
    .map((language) => reading.shown.version.content[language].keywords)
    .join(', '),
  text: plainText(reading.body),
});
