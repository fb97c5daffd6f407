/** What became of each id of a deed on many, as the calls for many answer. */
export type BulkAnswer = readonly {
  readonly id: string;
  readonly outcome: 'done' | 'refused';
  readonly message: string;
}[];

function isOneAnswer(line: unknown): line is BulkAnswer[number] {
  if (typeof line !== 'object' || line === null) return false;
  const { id, outcome } = line as Partial<BulkAnswer[number]>;
  return typeof id === 'string' && (outcome === 'done' || outcome === 'refused');
}

export function bulkAnswerOf(content: unknown): BulkAnswer | undefined {
  if (!Array.isArray(content) || content.length === 0) return undefined;
  const lines: readonly unknown[] = content;
  return lines.every(isOneAnswer) ? lines : undefined;
}

/** Who was refused comes first: that is what somebody must still see to. */
export function refusedFirst(answer: BulkAnswer): BulkAnswer {
  const rank = { refused: 0, done: 1 };
  return answer.toSorted((one, other) => rank[one.outcome] - rank[other.outcome]);
}
