import { createCell } from '../store/cell.ts';

/** What some browsers hand to a page that can be installed; it is good for one question. */
export type InstallPrompt = Event & {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

export const installPrompt = createCell<InstallPrompt | undefined>(undefined);

/** The browser's own bar would come at any moment; ours stands where it is looked for (APP-02). */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => installPrompt.set(undefined));
}

/** Asks once, and says whether the player said yes. */
export async function install(): Promise<boolean> {
  const prompt = installPrompt.get();
  if (!prompt) return false;
  installPrompt.set(undefined);
  const { outcome } = await prompt.prompt();
  return outcome === 'accepted';
}
