import { hash, timingSafeEqual } from 'node:crypto';

/** Good enough for a simulator; a production server with it refuses to start. */
export const DEVELOPMENT_SECRET = 'development';

/** In constant time, whatever the lengths: the time taken must not tell how much was right. */
export function isSameSecret(presented: string, expected: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(presented), digest(expected));
}
