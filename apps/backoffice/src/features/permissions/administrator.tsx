import type { NodePath } from '@kipute/contract/permission-nodes';
import type { CallContent } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { createContext, type ReactNode, useCallback, useContext } from 'react';

type WireAdministrator = CallContent<'subscriber/subscriber_info'>['user_info'];

/** A node of the role with its look, in the language of the page. */
export type MenuNode = {
  readonly path: string;
  readonly parent: string | null;
  readonly name: string;
  readonly kind: 'route' | 'button';
  readonly icon: string;
  readonly sort: number;
  readonly isAtTop: boolean;
};

export type Administrator = {
  readonly id: string;
  readonly kind: 'administrator' | 'agent';
  readonly account: string;
  readonly name: string;
  readonly role: string;
  readonly nodes: ReadonlySet<string>;
  readonly menuNodes: readonly MenuNode[];
  /** Names this set of rights; the server tells when there is another one. */
  readonly rights: string;
  readonly googleVerification: 'bound' | 'unbound';
  /** What must be done before anything else; null when nothing stands in the way. */
  readonly obstacle: WireAdministrator['obstacle'];
  readonly idleMinutes: number;
};

export function administratorOf(wire: WireAdministrator): Administrator {
  const { google_binding, nodes, idle_minutes, ...rest } = wire;
  return {
    ...rest,
    nodes: new Set(nodes.map(({ path }) => path)),
    menuNodes: nodes.map(({ show_at_top, ...node }) => ({ ...node, isAtTop: show_at_top === 1 })),
    googleVerification: google_binding === 1 ? 'bound' : 'unbound',
    idleMinutes: idle_minutes,
  };
}

export const AdministratorContext = createContext<Administrator | undefined>(undefined);

export function useAdministrator(): Administrator {
  const administrator = useContext(AdministratorContext);
  invariant(administrator, 'the shell is shown to signed-in administrators only');
  return administrator;
}

/** `may('log/inquire')`: does the role of the signed-in administrator hold this node? */
export function useMay(): (node: NodePath) => boolean {
  const { nodes } = useAdministrator();
  return useCallback((node) => nodes.has(node), [nodes]);
}

type CanProps = { node: NodePath; children: ReactNode; otherwise?: ReactNode };

/** Shows its children to those whose role holds the node. The server asks again at the call. */
export function Can({ node, children, otherwise = null }: CanProps) {
  const may = useMay();
  return may(node) ? children : otherwise;
}
