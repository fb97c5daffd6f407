import type { Finding, TreeCheck } from './finding.ts';
import { readSources, type SourceFile } from './source-tree.ts';

const RULE = /^- \*\*([A-Z]+-\d+)\*\*/gm;

function rulesIn(documents: readonly SourceFile[]): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  for (const document of documents) {
    for (const match of document.text.matchAll(RULE)) rules.set(match[1] ?? '', document.path);
  }
  return rules;
}

function quotesIn(tests: readonly SourceFile[]): ReadonlyMap<string, string> {
  const quotes = new Map<string, string>();
  for (const file of tests) {
    for (const match of file.text.matchAll(/\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g)) {
      for (const rule of (match[1] ?? '').split(/, ?/)) quotes.set(rule, file.path);
    }
  }
  return quotes;
}

function duplicatesIn(documents: readonly SourceFile[]): readonly Finding[] {
  const seen = new Set<string>();
  return documents.flatMap((document) =>
    [...document.text.matchAll(RULE)].flatMap(([, rule = '']) => {
      if (seen.has(rule)) return [{ place: document.path, problem: `${rule} is numbered twice` }];
      seen.add(rule);
      return [];
    }),
  );
}

/** Every numbered rule is quoted by a test, and every number a test quotes is a rule. */
export function findCoverageGaps(
  documents: readonly SourceFile[],
  tests: readonly SourceFile[],
): readonly Finding[] {
  const rules = rulesIn(documents);
  const quotes = quotesIn(tests);
  const untested = [...rules].filter(([rule]) => !quotes.has(rule));
  const unknown = [...quotes].filter(([rule]) => !rules.has(rule));
  return [
    ...duplicatesIn(documents),
    ...untested.map(([rule, place]) => ({ place, problem: `no test quotes ${rule}` })),
    ...unknown.map(([rule, place]) => ({ place, problem: `quotes ${rule}, which is no rule` })),
  ];
}

export const specCoverage: TreeCheck = {
  name: 'rules have tests',
  find: () =>
    findCoverageGaps(
      readSources('docs/spec/*.md'),
      readSources('*.ts', '*.tsx').filter((file) => file.isTest),
    ),
};
