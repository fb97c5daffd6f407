import type { CallContent } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { createContext, type ReactNode, useCallback, useContext } from 'react';

type WireAdministrator = CallContent<'subscriber/subscriber_info'>['user_info'];

export type Administrator = {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly role: string;
  readonly nodes: ReadonlySet<string>;
  readonly googleVerification: 'bound' | 'unbound';
};

export function administratorOf(wire: WireAdministrator): Administrator {
  const { google_binding, nodes, ...rest } = wire;
  return {
    ...rest,
    nodes: new Set(nodes),
    googleVerification: google_binding === 1 ? 'bound' : 'unbound',
  };
}

export const AdministratorContext = createContext<Administrator | undefined>(undefined);

export function useAdministrator(): Administrator {
  const administrator = useContext(AdministratorContext);
  invariant(administrator, 'the shell is shown to signed-in administrators only');
  return administrator;
}

/** `may('log/inquire')`: does the role of the signed-in administrator hold this node? */
export function useMay(): (node: string) => boolean {
  const { nodes } = useAdministrator();
  return useCallback((node) => nodes.has(node), [nodes]);
}

type CanProps = { node: string; children: ReactNode; otherwise?: ReactNode };

/** Shows its children to those whose role holds the node. The server asks again at the call. */
export function Can({ node, children, otherwise = null }: CanProps) {
  const may = useMay();
  return may(node) ? children : otherwise;
}
