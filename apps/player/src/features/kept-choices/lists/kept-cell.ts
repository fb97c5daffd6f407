import { keepJson, readKeptJson } from '../../../platform/device-storage.ts';
import { type Cell, createCell } from '../../store/cell.ts';

/** A list kept on the device that changes here when another tab or the account changes it. */
type KeptCell<Value> = Cell<Value> & {
  /** Another tab may have changed it since. */
  readonly latest: () => Value;
};

export function createKeptCell<Value>(
  key: string,
  valueIn: (kept: unknown) => Value,
): KeptCell<Value> {
  const cell = createCell(valueIn(readKeptJson(key)));
  const latest = () => valueIn(readKeptJson(key) ?? cell.get());
  let isFollowing = false;
  return {
    get: cell.get,
    latest,
    set: (value) => {
      cell.set(value);
      keepJson(key, value);
    },
    listen: (listener) => {
      if (!isFollowing) {
        isFollowing = true;
        cell.set(latest());
        window.addEventListener('storage', (event) => {
          if (event.key === key) cell.set(valueIn(readKeptJson(key)));
        });
      }
      return cell.listen(listener);
    },
  };
}
