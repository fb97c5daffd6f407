import { type AddressBook, type AddressBookDeps, createAddressBook } from './address-book.ts';
import { type AddressRoutes, addressRoutes } from './address-routes.ts';
import { createChangeRules, type RecordRuleChange } from './change-rules.ts';

export type Addresses = Pick<AddressBook, 'refuses' | 'isGuarded' | 'onChanged' | 'close'> & {
  readonly routes: AddressRoutes;
};

/** Networks that are shut out, and those from which alone the office is open. */
export async function createAddresses(
  deps: AddressBookDeps & { readonly recordActivity: RecordRuleChange },
): Promise<Addresses> {
  const book = await createAddressBook(deps);
  const changeRules = createChangeRules({ ...deps, book, record: deps.recordActivity });
  return { ...book, routes: addressRoutes({ ...deps, changeRules }) };
}
