import { isDeepStrictEqual } from 'node:util';
import type { CallDefinition } from '@kipute/contract/call';
import { invariant } from '@kipute/domain/invariant';
import type { Answer } from '../handler.ts';

export type Answered = Extract<Answer<unknown, boolean>, { kind: 'answer' }> & {
  readonly page?: number;
};

/** `message` and `page` are left out of the JSON where an answer has none. */
export function replyText({ message, content, count, page }: Answered): string {
  return JSON.stringify({ status: 1, message, content, count, page });
}

/**
 * In development and in tests a reply must be exactly what the contract says: a missing field
 * breaks pages, and one the contract does not name may be a secret on its way out (WIRE-17).
 */
export function assertReplyKeepsContract(definition: CallDefinition, text: string): void {
  const { content } = JSON.parse(text) as { content?: unknown };
  const checked = definition.output.safeParse(content);
  invariant(checked.success, `a reply breaks its schema: ${checked.error?.message}`);
  invariant(
    isDeepStrictEqual(checked.data, content),
    'a reply carries fields that its schema does not name',
  );
}
