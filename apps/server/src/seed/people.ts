/** The people of the demonstration. Their passwords are printed at every start. */
type SeededPlayer = { readonly phone: string; readonly name: string; readonly password: string };

type SeededAdministrator = {
  readonly account: string;
  readonly name: string;
  readonly phone: string;
  readonly roleCode: string;
  readonly password: string;
};

/** One of each operator, and one more. */
export const seededPlayers: readonly SeededPlayer[] = [
  { phone: '0712000101', name: 'Asha Mwinyimkuu', password: 'mkeka-101' },
  { phone: '0682000102', name: 'Juma Kapinga', password: 'mkeka-102' },
  { phone: '0754000103', name: 'Neema Mushi', password: 'mkeka-103' },
  { phone: '0622000104', name: 'Baraka Massawe', password: 'mkeka-104' },
  { phone: '0783000105', name: 'Zawadi Komba', password: 'mkeka-105' },
];

export const seededAdministrators: readonly SeededAdministrator[] = [
  {
    account: 'admin',
    name: 'Rehema Mrema',
    phone: '255713000201',
    roleCode: 'super-administrator',
    password: 'simamia-201',
  },
  {
    account: 'auditor',
    name: 'Daudi Lema',
    phone: '255755000202',
    roleCode: 'default',
    password: 'simamia-202',
  },
  // What needs two persons needs a second one in the demonstration too.
  {
    account: 'clerk',
    name: 'Neema Kileo',
    phone: '255688000203',
    roleCode: 'platform-administrator',
    password: 'simamia-203',
  },
];
