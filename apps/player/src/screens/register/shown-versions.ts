import type { CallInput } from '@kipute/contract/registry';
import { api } from '../../features/wire/api.ts';

type Agreed = NonNullable<CallInput<'subscriber/register'>['agreed']>[number];

const shown = new Map<Agreed['type'], number>();

/** What a registration sent now agrees to. */
export const shownVersions = (): Agreed[] =>
  [...shown].map(([type, version]) => ({ type, version }));

export function noteShown(type: Agreed['type'], version: number): void {
  shown.set(type, version);
}

/** Where it cannot be asked the server takes the versions in effect. */
export function noteShownNow(): void {
  shown.clear();
  api.subscriber.agreements({}, { silent: true }).then(
    (texts) => {
      for (const { type, version } of texts) if (!shown.has(type)) shown.set(type, version);
    },
    () => undefined,
  );
}
