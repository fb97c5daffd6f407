/** What the journeys know of the world: its addresses and who may sign in. */
export const playerSite = (): string => told('PLAYER_URL');
export const backofficeSite = (): string => told('BACKOFFICE_URL');
/** Where the simulated provider of odds takes commands. */
export const providerPage = (): string => told('ODDS_PROVIDER_PAGE');
/** What phones received, at the simulated message gateway. */
export const smsInboxPage = (): string => told('SMS_INBOX_PAGE');
/** Where the simulated operators show the phones of their customers. */
export const mobileMoneyPage = (): string => told('MOBILE_MONEY_PAGE');

/** For what only time would bring about otherwise. */
export const journeysDatabase = (): string => told('JOURNEYS_DATABASE_URL');

export type SeededPlayer = {
  readonly phone: string;
  readonly password: string;
  readonly name: string;
};
export type SeededAdministrator = { readonly account: string; readonly password: string };

type Logins = {
  readonly players: readonly SeededPlayer[];
  readonly administrators: readonly SeededAdministrator[];
};

/** Journeys run side by side, so each that signs in takes a player of its own. */
export function seededPlayer(firstName: string): SeededPlayer {
  const player = logins().players.find(({ name }) => name.startsWith(firstName));
  if (!player) throw new Error(`no seeded player is called ${firstName}`);
  return player;
}

export function seededAdministrator(account: string): SeededAdministrator {
  const administrator = logins().administrators.find((one) => one.account === account);
  if (!administrator) throw new Error(`no seeded administrator is called ${account}`);
  return administrator;
}

function logins(): Logins {
  return JSON.parse(told('SEEDED_LOGINS')) as Logins;
}

function told(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the journeys run with npm test`);
  return value;
}
