type OfferedFile = { readonly name: string; readonly text: string };

/** Some browsers read the file only after the click was answered. */
const KEPT_MS = 60_000;

export function offerFile({ name, text }: OfferedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
