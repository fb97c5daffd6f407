import { generateSecret, generateURI, verify } from 'otplib';

const STEP_SECONDS = 30;
const SITE_NAME = 'Kipute';

/** For the authenticator app: the secret, and the address its picture code carries. */
export function newTotpSecret(account: string): { readonly secret: string; readonly uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: SITE_NAME, label: account, secret }) };
}

/**
 * The time step the code belongs to, undefined when it is wrong. One step before and after is
 * accepted, because phones' clocks differ from ours.
 */
export async function totpStepOf(
  secret: string,
  code: string,
  now: Date,
): Promise<bigint | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  if (!result.valid) return undefined;
  return BigInt(Math.floor(epoch / STEP_SECONDS) + result.delta);
}
