import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

const names = [
  ['Simba SC', 'simba sc'],
  ['  Young   Africans ', 'young africans'],
  ['São Paulo', 'sao paulo'],
  ['Atlético Madrid', 'atletico madrid'],
  ['Bodø/Glimt', 'bodo glimt'],
  ['Beşiktaş', 'besiktas'],
  ['İstanbul', 'istanbul'],
  ['Wisła Kraków', 'wisla krakow'],
  ["Nott'm Forest", 'nottm forest'],
  ["Côte d'Ivoire", 'cote divoire'],
  ['1. FC Köln', '1 fc koln'],
  ['AS Vita-Club', 'as vita club'],
  ['Weißenburg', 'weissenburg'],
  ['…', ''],
] as const;

test.each(names)('[ODB-40] %j is searched as %j', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
