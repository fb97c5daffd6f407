/**
 * Something the person at the terminal can put right. Its message is the whole explanation, one
 * line, and is printed without a stack.
 */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

const DISK_FULL = /ENOSPC|EDQUOT|No space left on device|could not extend file|disk quota/i;

export const isDiskFull = (text: string): boolean => DISK_FULL.test(text);

/** What a folder refuses (full, closed, read-only) in words; null when it is something else. */
export function folderTrouble(text: string, folder: string): string | null {
  if (isDiskFull(text)) {
    return `The disk that holds ${folder} is full: free some space and start again.`;
  }
  if (/EROFS|Read-only file system/i.test(text)) return `${folder} is on a read-only disk.`;
  if (/EACCES|EPERM|Permission denied/i.test(text)) {
    return `${folder} may not be written by this user: run as its owner, or chown it.`;
  }
  return null;
}
