import type { ReactNode } from 'react';
import { useMay } from './administrator-context.ts';

/** Shows its children to those whose role holds the node. The server asks again at the call. */
export function Can({ node, children }: { node: string; children: ReactNode }) {
  const may = useMay();
  return may(node) ? children : null;
}
