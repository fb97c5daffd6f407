/** `{1,2}`: numbers need no quotes, and no list of ours that is read has gaps. */
export const readWholeNumbers = (list: string): readonly bigint[] =>
  list === '{}' ? [] : list.slice(1, -1).split(',').map(BigInt);

/**
 * As the database reads a list. The driver takes lists as they are, but looks into each number for
 * characters that would need quotes; with thousands of them that is most of its work.
 */
export const numberList = (numbers: readonly (bigint | number | null)[]): string =>
  `{${numbers.map((one) => one ?? 'NULL').join(',')}}`;
