import { NOTHING } from '../_list-kit/cells/cell-text.ts';
import { CarPlates } from './CarPlates.tsx';

/** A row's order of cars; its file says the same in numbers. */
export function RowPlates({ row: { result } }: { row: { readonly result: readonly number[] } }) {
  return result.length === 0 ? NOTHING : <CarPlates cars={result} />;
}
