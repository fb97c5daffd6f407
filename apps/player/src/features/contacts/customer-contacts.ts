import { useMemo } from 'react';
import { drawn, listed } from '../site/contacts.ts';
import { useSite } from '../site/use-site.ts';

/** Drawn once per page, so a number does not change under the finger that is about to tap it. */
export function useCustomerContacts(): Contacts {
  const { customer_service = '', messaging_numbers = '' } = useSite() ?? {};
  return useMemo(
    () => contactsOf({ customer_service, messaging_numbers }, Math.random),
    [customer_service, messaging_numbers],
  );
}

const PHONES_SHOWN = 2; // SCR-50

type Contacts = {
  readonly phones: readonly string[];
  readonly messagingNumbers: readonly string[];
};

type ContactLists = { readonly customer_service: string; readonly messaging_numbers: string };

/** Two of the house's phones and one of its messaging numbers, drawn anew for each page. */
export function contactsOf(lists: ContactLists | undefined, random: () => number): Contacts {
  return {
    phones: drawn(listed(lists?.customer_service ?? ''), PHONES_SHOWN, random),
    messagingNumbers: drawn(listed(lists?.messaging_numbers ?? ''), 1, random),
  };
}
