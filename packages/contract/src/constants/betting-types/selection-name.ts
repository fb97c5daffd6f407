import { type Locale, type Localised, textIn } from '../../locale.ts';
import { eventPartName } from '../matches/event-parts.ts';

/** Selections that are one word. */
const words = {
  yes: { sw: 'Ndiyo', en: 'Yes' },
  no: { sw: 'Hapana', en: 'No' },
  draw: { sw: 'Sare', en: 'Draw' },
  odd: { sw: 'Witiri (Odd)', en: 'Odd' },
  even: { sw: 'Shufwa (Even)', en: 'Even' },
  none: { sw: 'Hakuna', en: 'None' },
  equal: { sw: 'Sawa', en: 'Equal' },
  'other-score': { sw: 'Matokeo mengine', en: 'Any other score' },
} as const satisfies Readonly<Record<string, Localised>>;

const over = { sw: 'Juu', en: 'Over' };
const under = { sw: 'Chini', en: 'Under' };
const exactly = { sw: 'Kamili', en: 'Exactly' };
const by = { sw: 'kwa', en: 'by' };
const minutes = { sw: 'Dakika', en: 'Minutes' };
const or = { sw: ' au ', en: ' or ' };
const and = { sw: ' na ', en: ' & ' };

export type SelectionToName =
  | { readonly kind: keyof typeof words }
  /** A team, a player, or the feed's own word: the same in every language. */
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'over' | 'under' | 'exactly'; readonly line: number }
  /** `of` is a team or the draw. */
  | { readonly kind: 'handicap'; readonly of: SelectionToName; readonly line: number }
  | { readonly kind: 'score'; readonly home: number; readonly away: number }
  /** `most` null: that many or more. */
  | { readonly kind: 'range' | 'minutes'; readonly least: number; readonly most: number | null }
  | {
      readonly kind: 'margin';
      readonly teamName: string;
      readonly least: number;
      readonly most: number | null;
    }
  | { readonly kind: 'part'; readonly partId: number; readonly feedName: string }
  /** Half time and full time. */
  | { readonly kind: 'in-turn'; readonly of: readonly SelectionToName[] }
  | { readonly kind: 'any-of' | 'all-of'; readonly of: readonly SelectionToName[] };

function signed(line: number): string {
  return line > 0 ? `+${line}` : String(line);
}

function rangeName({ least, most }: { least: number; most: number | null }): string {
  if (most === null) return `${least}+`;
  return most === least ? String(least) : `${least}-${most}`;
}

/**
 * How a selection is written on its button. A line is always written with a point, in Swahili
 * too: lists keep a half line by the point in its name.
 */
export function selectionName(selection: SelectionToName, locale: Locale): string {
  const text = (either: Localised) => textIn(locale, either);
  const joined = (selections: readonly SelectionToName[], between: string) =>
    selections.map((each) => selectionName(each, locale)).join(between);
  switch (selection.kind) {
    case 'named':
      return selection.name;
    case 'over':
      return `${text(over)} ${selection.line}`;
    case 'under':
      return `${text(under)} ${selection.line}`;
    case 'exactly':
      return `${text(exactly)} ${selection.line}`;
    case 'handicap':
      return `${selectionName(selection.of, locale)} (${signed(selection.line)})`;
    case 'score':
      return `${selection.home}-${selection.away}`;
    case 'range':
      return rangeName(selection);
    case 'minutes':
      return `${text(minutes)} ${rangeName(selection)}`;
    case 'margin':
      return `${selection.teamName} ${text(by)} ${rangeName(selection)}`;
    case 'part':
      return eventPartName(selection.partId, locale) ?? selection.feedName;
    case 'in-turn':
      return joined(selection.of, '/');
    case 'any-of':
      return joined(selection.of, text(or));
    case 'all-of':
      return joined(selection.of, text(and));
    default:
      return text(words[selection.kind]);
  }
}
