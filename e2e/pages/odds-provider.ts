import { providerPage } from '../world/running-world.ts';

/** Makes a scripted moment happen at the simulated provider of odds, in a match that is named or in any. */
export async function commandProvider(command: string, match?: string): Promise<void> {
  const answer = await fetch(`${providerPage()}/commands`, {
    method: 'POST',
    body: JSON.stringify({ command, match }),
  });
  const said = (await answer.json()) as { readonly refused?: string };
  if (said.refused) throw new Error(`${command}: ${said.refused}`);
}
