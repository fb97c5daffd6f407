/** What was wrong with a piece of JSON, in the order it was met; empty when nothing was. */
export type Problems = string[];

type At = { readonly path: string; readonly problems: Problems };

/** The fields of one object, each asked for once by its name; what nobody asked for is a problem. */
export type Fields = {
  readonly has: (name: string) => boolean;
  readonly text: (name: string) => string;
  readonly number: (name: string) => number;
  readonly flag: (name: string) => boolean;
  readonly word: <Word extends string>(name: string, words: readonly Word[]) => Word | undefined;
  readonly list: <Value>(name: string, read: (value: unknown, at: At) => Value) => Value[];
  readonly object: (name: string) => Readonly<Record<string, unknown>>;
  readonly value: (name: string) => unknown;
  /** Call it last: a name that is misspelt would otherwise be left out in silence. */
  readonly close: () => void;
  readonly at: At;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function fieldsOf(value: unknown, at: At): Fields {
  const { path, problems } = at;
  const complain = (name: string, what: string) => problems.push(`${path}.${name} ${what}`);
  if (!isObject(value)) problems.push(`${path} is no object`);
  const object = isObject(value) ? value : {};
  const asked = new Set<string>();
  const take = (name: string): unknown => {
    asked.add(name);
    return object[name];
  };
  const fields: Fields = {
    at,
    has: (name) => {
      asked.add(name);
      return object[name] !== undefined && object[name] !== null;
    },
    value: take,
    text: (name) => {
      const found = take(name);
      if (typeof found === 'string' && found !== '') return found;
      complain(name, 'is no text');
      return '';
    },
    number: (name) => numberOf(take(name), { path: `${path}.${name}`, problems }),
    flag: (name) => {
      const found = take(name);
      if (typeof found !== 'boolean') complain(name, 'is neither true nor false');
      return found === true;
    },
    word: (name, words) => {
      const found = take(name);
      const word = words.find((one) => one === found);
      if (word === undefined) complain(name, `is none of ${words.join(', ')}`);
      return word;
    },
    list: (name, read) => {
      const found = take(name);
      if (!Array.isArray(found)) complain(name, 'is no list');
      const items: readonly unknown[] = Array.isArray(found) ? found : [];
      return items.map((item, index) =>
        read(item, { path: `${path}.${name}[${index}]`, problems }),
      );
    },
    object: (name) => {
      const found = take(name);
      if (!isObject(found)) complain(name, 'is no object');
      return isObject(found) ? found : {};
    },
    close: () => {
      const strays = Object.keys(object).filter((name) => !asked.has(name));
      for (const name of strays) complain(name, 'is not known');
    },
  };
  return fields;
}

export function numberOf(value: unknown, { path, problems }: At): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  problems.push(`${path} is no number`);
  return 0;
}

/** `[home, away]`. */
export function pairOf(value: unknown, at: At): readonly [number, number] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (items.length !== 2) at.problems.push(`${at.path} is no pair`);
  return [numberOf(items[0], at), numberOf(items[1], at)];
}

/** Of goals, minutes, rounds: whatever is counted comes whole. */
export function wholeOf(value: unknown, at: At): number {
  const number = numberOf(value, at);
  if (!Number.isSafeInteger(number) || number < 0) {
    at.problems.push(`${at.path} is no whole number from 0 up`);
  }
  return number;
}

/** By its name among the fields of an object. */
export const wholeIn = (fields: Fields, name: string): number =>
  wholeOf(fields.value(name), { ...fields.at, path: `${fields.at.path}.${name}` });

/** The first is 1. */
export function placeIn(fields: Fields, name: string): number {
  const number = fields.number(name);
  if (!Number.isInteger(number) || number < 1) {
    fields.at.problems.push(`${fields.at.path}.${name} is no whole number from 1 up`);
  }
  return number;
}

export function wholePairOf(value: unknown, at: At): readonly [number, number] {
  const [first, second] = pairOf(value, at);
  return [wholeOf(first, at), wholeOf(second, at)];
}
