import type { Database } from '../../platform/database/database.ts';
import type { Access, NewNetwork } from '../access/index.ts';
import type { SendSms } from './send-sms.ts';

type AnnounceDeps = {
  readonly database: Database;
  readonly access: Pick<Access, 'phoneOfAdministrator'>;
  readonly sendSms: SendSms;
};

/** In both languages, because nobody is signed in whose choice could be asked. */
const textFor = (network: string): string =>
  `Kipute: akaunti yako ya usimamizi imeingia kutoka mtandao mpya ${network}. ` +
  'Kama si wewe, badilisha nenosiri sasa. ' +
  `Your back-office account signed in from a new network ${network}. ` +
  'If this was not you, change your password now.';

export function createAnnounceNewNetwork({
  database,
  access,
  sendSms,
}: AnnounceDeps): (event: NewNetwork) => Promise<void> {
  return async ({ administratorId, network }) => {
    const phone = await access.phoneOfAdministrator(BigInt(administratorId));
    if (phone === undefined) return;
    const key = `new-network:${administratorId}:${network}`;
    await database.transact((tx) => sendSms(tx, { phone, text: textFor(network), key }));
  };
}
