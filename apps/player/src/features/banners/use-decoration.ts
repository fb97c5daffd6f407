import { useDataSaver } from '../data-saver/data-saver.ts';

/** What was cached or sent by mistake must not lead out of the site: "//host" would (BAN-15). */
export function ownPath(path: string): string | undefined {
  return /^\/(?![/\\])/.test(path) ? path : undefined;
}

/**
 * The picture behind words of the office, in the smallest size there is of an upload; none for who
 * saves data, because it says nothing that the words do not (BAN-14).
 */
export function useDecoration(path: string): string | undefined {
  const isSavingData = useDataSaver();
  if (isSavingData) return undefined;
  return ownPath(path)?.replace(/^(\/files\/[0-9a-f]{32})(-\d+)?\.webp$/, '$1-480.webp');
}
