import { knownKit } from './known-kits.ts';

/** Cloth colours that are told apart on a 14 px square, in both themes. */
const cloth = {
  r: '#d71920',
  g: '#0b8a3c',
  b: '#1c6dd0',
  o: '#f28c28',
  k: '#111111',
  m: '#a50044',
  s: '#6cabdd',
  y: '#f5c400',
  n: '#0a2a66',
  p: '#7a2ea0',
  t: '#00857c',
  c: '#8b4a2b',
} as const;

const WHITE = '#ffffff';
const colours: Readonly<Record<string, string>> = { ...cloth, w: WHITE };
const dyed = Object.values(cloth);

export type TeamColours = readonly [left: string, right: string];

type NamedTeam = { readonly id: string; readonly name: string };

/** No crests are shown: a team wears the shirt everybody knows, or one made from its id. */
export function teamColoursOf({ id, name }: NamedTeam): TeamColours {
  const [left = '', right = ''] = knownKit(name) ?? '';
  return left === '' ? coloursFromId(id) : [colours[left] ?? WHITE, colours[right] ?? WHITE];
}

function coloursFromId(teamId: string): TeamColours {
  const hash = hashOf(teamId);
  const left = dyed[hash % dyed.length] ?? WHITE;
  // Half of all kits pair a colour with white; the others take a second, different cloth.
  const step = 1 + ((hash >>> 8) % (dyed.length - 1));
  const second = dyed[(hash + step) % dyed.length] ?? WHITE;
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
