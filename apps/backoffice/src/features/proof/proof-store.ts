import { create } from 'zustand';

type Settle = (isProven: boolean) => void;

/** Calls that wait until somebody showed anew who sits there; one dialog answers them all. */
export const useProof = create<{ readonly waiting: readonly Settle[] }>()(() => ({ waiting: [] }));

/** False when they gave up: nothing is done then, and nothing is lost. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    useProof.setState(({ waiting }) => ({ waiting: [...waiting, resolve] }));
  });
}

export function settleProof(isProven: boolean): void {
  const { waiting } = useProof.getState();
  useProof.setState({ waiting: [] });
  for (const settle of waiting) settle(isProven);
}
