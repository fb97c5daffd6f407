/** Set by the configuration once the world runs. */
export function playerSite(): string {
  return addressIn('PLAYER_URL');
}

export function backofficeSite(): string {
  return addressIn('BACKOFFICE_URL');
}

function addressIn(name: string): string {
  const address = process.env[name];
  if (!address) throw new Error(`${name} is not set: run the journeys with npm test`);
  return address;
}
