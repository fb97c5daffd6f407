import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { type MailingRoutes, mailingRoutes } from './mailing-routes.ts';
import type { MailingsDeps } from './mailings-deps.ts';
import { type MailingSettingsRoutes, mailingSettingsRoutes } from './settings-routes.ts';
import { type SmsListRoutes, smsListRoutes } from './sms-list-routes.ts';
import { type StopOffersRoutes, stopOffersRoutes } from './stop-offers-routes.ts';
import { mailingWriter, writeMailingJob } from './write-mailing.ts';

export { standingOfMailing } from './mailing-store.ts';

export type Mailings = {
  readonly routes: MailingRoutes & MailingSettingsRoutes & SmsListRoutes & StopOffersRoutes;
  readonly jobs: readonly AnyJob[];
};

export function createMailings(deps: MailingsDeps): Mailings {
  const write = mailingWriter(deps);
  return {
    routes: {
      ...mailingRoutes(deps),
      ...mailingSettingsRoutes(deps),
      ...smsListRoutes(deps),
      ...stopOffersRoutes(deps),
    },
    jobs: [
      {
        ...writeMailingJob,
        run: ({ mailingId }: { readonly mailingId: string }) => write(BigInt(mailingId)),
      },
    ],
  };
}
