import type { ReactNode } from 'react';
import { useMay } from './administrator-context.ts';

type CanProps = { node: string; children: ReactNode; otherwise?: ReactNode };

/** Shows its children to those whose role holds the node. The server asks again at the call. */
export function Can({ node, children, otherwise = null }: CanProps) {
  const may = useMay();
  return may(node) ? children : otherwise;
}
