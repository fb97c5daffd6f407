import { createHash } from 'node:crypto';
import { isHeading } from '@kipute/contract/permission-nodes';

const LENGTH = 12;

/**
 * Another one whenever a right came or went, by a change of the role or another role. A page polls
 * it with its queue counts and asks what it may do as soon as it knows another one (BO-110).
 */
export function rightsRevision(nodes: Iterable<string>): string {
  const rights = [...nodes].filter((path) => !isHeading(path)).toSorted();
  return createHash('sha256').update(rights.join(' ')).digest('base64url').slice(0, LENGTH);
}
