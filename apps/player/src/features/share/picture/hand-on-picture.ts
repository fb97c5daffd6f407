import { noteShare } from '../note-share.ts';

/** Some browsers read the file only after the click was answered. */
const KEPT_MS = 60_000;

/** Whether the device itself can take a picture to another app. */
export const canHandOn = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] });

export async function handOnPicture(file: File, order: string | undefined): Promise<void> {
  noteShare(order, 'picture');
  if (!canHandOn(file)) return save(file);
  // Who closes the choice again has not met an error.
  await navigator.share({ files: [file] }).catch(() => undefined);
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
