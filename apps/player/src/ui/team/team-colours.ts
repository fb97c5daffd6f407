/** Cloth colours that are told apart on a 14 px square, in both themes. */
const cloth = [
  '#d71920',
  '#0b8a3c',
  '#1c6dd0',
  '#f28c28',
  '#111111',
  '#a50044',
  '#6cabdd',
  '#f5c400',
  '#0a2a66',
  '#7a2ea0',
  '#00857c',
  '#8b4a2b',
] as const;

const WHITE = '#ffffff';

export type TeamColours = readonly [left: string, right: string];

/** No crests are shown, so a team without known colours gets two of its own from its id. */
export function teamColoursOf(teamId: string): TeamColours {
  const hash = hashOf(teamId);
  const left = cloth[hash % cloth.length] ?? WHITE;
  // Half of all kits pair a colour with white; the others take a second, different cloth.
  const step = 1 + ((hash >>> 8) % (cloth.length - 1));
  const second = cloth[(hash + step) % cloth.length] ?? WHITE;
  return [left, (hash >>> 16) % 2 === 0 ? WHITE : second];
}

/** FNV-1a: the same id gives the same colours on every page and every phone. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash;
}
