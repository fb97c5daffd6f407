import { invariant } from '@kipute/domain/invariant';
import { fromWireShillings, toWireShillings } from '@kipute/domain/money/senti';
import { answer, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import type { MailingsDeps } from './mailings-deps.ts';

export type MailingSettingsRoutes = HandlersFor<'mailing/config' | 'mailing/update_config'>;

export function mailingSettingsRoutes({ database, settings }: MailingsDeps): MailingSettingsRoutes {
  return {
    'mailing/config': async () => {
      const last = await settings.lastChangeOf(database.office, 'mailings');
      const by = last?.changedBy ?? null;
      const names = await namesOfAdministrators(database.office, by === null ? [] : [by]);
      const { smsPrice, smsPerDayMax, smsFromHour, smsToHour, secondPersonFrom } =
        settings.current('mailings');
      return answer({
        settings: {
          sms_price: toWireShillings(smsPrice),
          sms_per_day_max: smsPerDayMax,
          sms_from_hour: smsFromHour,
          sms_to_hour: smsToHour,
          second_person_from: secondPersonFrom,
        },
        revision: last?.revision ?? 0,
        changed_by: by === null ? null : { id: by.toString(), name: names.get(by) ?? '' },
        changed_at: last?.changedAt.toISOString() ?? null,
      });
    },
    'mailing/update_config': async ({ revision, note, ...wanted }, context) => {
      const { caller, address, userAgent } = context;
      if (wanted.sms_to_hour <= wanted.sms_from_hour) return refuseWith('hours-turned-round');
      const smsPrice = fromWireShillings(wanted.sms_price);
      invariant(smsPrice !== undefined, 'the contract lets in whole senti');
      const value = {
        smsPrice,
        smsPerDayMax: wanted.sms_per_day_max,
        smsFromHour: wanted.sms_from_hour,
        smsToHour: wanted.sms_to_hour,
        secondPersonFrom: wanted.second_person_from,
      };
      const changed = await database.transact((tx) =>
        settings.change(tx, {
          ...{ section: 'mailings', value, basedOn: revision, note },
          ...{ changedBy: caller.administratorId, visit: { address, userAgent } },
        }),
      );
      if (changed.ok) return answer({ revision: changed.value.revision });
      const { refusal } = changed;
      invariant(refusal === 'changed-meanwhile', `what the contract lets in fits: ${refusal}`);
      return refuseWith(refusal);
    },
  };
}
