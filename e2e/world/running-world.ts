/** What the journeys know of the world: its addresses and who may sign in. */
export const playerSite = (): string => told('PLAYER_URL');
export const backofficeSite = (): string => told('BACKOFFICE_URL');

type Logins = {
  readonly players: readonly {
    readonly phone: string;
    readonly password: string;
    readonly name: string;
  }[];
  readonly administrators: readonly { readonly account: string; readonly password: string }[];
};

export function seededLogins(): Logins {
  return JSON.parse(told('SEEDED_LOGINS')) as Logins;
}

function told(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the journeys run with npm test`);
  return value;
}
