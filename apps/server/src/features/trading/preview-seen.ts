import { createHash } from 'node:crypto';

/** Another text as soon as anything of what was previewed is another: a deed names the one it saw. */
export const previewSeen = (previewed: unknown): string =>
  createHash('sha256').update(JSON.stringify(previewed)).digest('hex').slice(0, 32);
