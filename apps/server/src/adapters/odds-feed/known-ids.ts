import type { ReadValue } from '@kipute/provider-protocols/odds-feed/read-entity';

/**
 * The same few ten thousand ids come again and again, each time as a new text that would have to
 * be checked, and hashed at its first use as a key, which together takes longer than all else that
 * is done with a price. So the text of before is handed out again. A full place is overwritten:
 * this only saves time and never grows.
 */
const PLACES = 2 ** 17;

/** Ids count up, so their last digits tell them apart. */
const TELLING_DIGITS = 8;

function placeOf(id: string): number {
  let hash = 0;
  for (let at = Math.max(0, id.length - TELLING_DIGITS); at < id.length; at += 1) {
    hash = (Math.imul(hash, 31) + id.charCodeAt(at)) | 0;
  }
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

/** Answers what `read` would, which must answer a text that it can read with that very text. */
export function rememberingIds(read: ReadValue): ReadValue {
  const places: (string | undefined)[] = new Array(PLACES).fill(undefined);
  return (told) => {
    if (typeof told !== 'string') return read(told);
    const place = placeOf(told);
    const known = places[place];
    if (known === told) return known;
    const id = read(told);
    if (typeof id === 'string') places[place] = id;
    return id;
  };
}
