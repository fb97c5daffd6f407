/** What stands on the player site, as players of either language read it. */
export const words = {
  sw: {
    account: 'Akaunti',
    light: 'Meupe',
    dark: 'Meusi',
    useLight: 'Washa mandhari meupe',
    useDark: 'Washa mandhari meusi',
    close: 'Funga',
    login: 'Ingia',
    live: 'Mubashara',
    wrongPassword: 'Namba ya simu au nenosiri si sahihi',
  },
  en: {
    account: 'Account',
    light: 'Light',
    dark: 'Dark',
    useLight: 'Switch to the light theme',
    useDark: 'Switch to the dark theme',
    close: 'Close',
    login: 'Log in',
    live: 'Live',
    wrongPassword: 'Wrong phone number or password',
  },
} as const;
