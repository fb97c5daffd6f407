import { useMemo } from 'react';
import { useSite } from '../../features/site/use-site.ts';
import { type Contacts, contactsOf } from './contacts-of.ts';

/** Drawn once per page, so a number does not change under the finger that is about to tap it. */
export function useCustomerContacts(): Contacts {
  const { customer_service = '', messaging_numbers = '' } = useSite() ?? {};
  return useMemo(
    () => contactsOf({ customer_service, messaging_numbers }, Math.random),
    [customer_service, messaging_numbers],
  );
}
