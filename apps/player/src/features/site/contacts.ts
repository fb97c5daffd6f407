/** The operators list phones separated by commas. */
export function listed(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** `count` of the entries, drawn without repetition, so that no line rings all day (SHELL-15). */
export function drawn<Entry>(
  entries: readonly Entry[],
  count: number,
  random: () => number,
): Entry[] {
  const left = [...entries];
  const picked: Entry[] = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return picked;
}

/** "+255 700 000 102": three digits at a time, as people here read a number aloud. */
export function groupedPhone(phone: string): string {
  return phone.replace(/(\d{3})(?=\d)/g, '$1 ');
}
