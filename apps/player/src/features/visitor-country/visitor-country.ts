import { navigate } from 'wouter/use-browser-location';
import { api } from '../wire/api.ts';

type Asked = { readonly is_served: 0 | 1 };

const ask = (): Promise<Asked> => api.visitor.country({}, { silent: true });

/** The page of those whom we may not serve; asked anew with every load of the app. */
export async function leaveUnlessServed(
  lookUp: () => Promise<Asked> = ask,
  leave: (path: string) => void = (path) => navigate(path, { replace: true }),
): Promise<void> {
  const isServed = await lookUp().then(
    ({ is_served }) => is_served === 1,
    () => true,
  );
  if (!isServed) leave('/403.html');
}
