import { CallRejected } from '@kipute/api-client/call-rejected';
import { QueryClient } from '@tanstack/react-query';

const NETWORK_TRIES = 2;

/** Only a lost connection is worth another try; a refusal stays a refusal. */
function isWorthAnotherTry(failures: number, fault: Error): boolean {
  const isNetwork = fault instanceof CallRejected && fault.code === 'network-exception';
  return isNetwork && failures < NETWORK_TRIES;
}

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthAnotherTry,
      refetchOnWindowFocus: false,
      staleTime: 5_000,
    },
  },
});

/** Who sits there and what they may do; in each language for itself. */
export const administratorKey = (token: string | undefined, language: string) =>
  [ADMINISTRATOR, token, language] as const;

const ADMINISTRATOR = 'administrator';

/** After a change of rights, or a refusal that tells of one: the menu follows at once. */
export function refreshAdministrator(): void {
  void queries.invalidateQueries({ queryKey: [ADMINISTRATOR] });
}
