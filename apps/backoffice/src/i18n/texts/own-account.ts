import type { Texts } from '../text.ts';

export const ownAccountTexts = {
  title: { en: 'My account', sw: 'Akaunti yangu' },
  intro: {
    en: 'Who you are here, how you sign in and where you are signed in.',
    sw: 'Wewe ni nani hapa, unaingiaje na umeingia wapi.',
  },
  whoIAm: { en: 'Who I am', sw: 'Mimi ni nani' },
  account: { en: 'Account', sw: 'Akaunti' },
  name: { en: 'Name', sw: 'Jina' },
  role: { en: 'Role', sw: 'Wadhifa' },
  idle: { en: 'Signed out after', sw: 'Hutolewa baada ya' },
  idleMinutes: {
    en: '{minutes} min without activity',
    sw: 'dk {minutes} bila kufanya chochote',
  },
  password: { en: 'Password', sw: 'Nenosiri' },
  currentPassword: { en: 'Current password', sw: 'Nenosiri la sasa' },
  newPassword: { en: 'New password', sw: 'Nenosiri jipya' },
  repeatPassword: { en: 'New password again', sw: 'Rudia nenosiri jipya' },
  passwordHint: {
    en: 'At least 10 characters. Every other session of yours ends.',
    sw: 'Angalau herufi 10. Vipindi vyako vingine vyote vitafungwa.',
  },
  changePassword: { en: 'Change the password', sw: 'Badilisha nenosiri' },
  passwordChanged: {
    en: 'Your password was changed, and every other session has ended',
    sw: 'Nenosiri limebadilishwa, na vipindi vingine vyote vimefungwa',
  },
  fieldsEmpty: { en: 'Fill in every field', sw: 'Jaza sehemu zote' },
  passwordShort: {
    en: 'The new password needs at least 10 characters',
    sw: 'Nenosiri jipya liwe na angalau herufi 10',
  },
  passwordIsAccount: {
    en: 'The password must not be the name of the account',
    sw: 'Nenosiri lisiwe jina la akaunti',
  },
  repeatDiffers: {
    en: 'The repeated password is not the same as the new one',
    sw: 'Nenosiri ulilorudia halifanani na jipya',
  },
  passwordSame: {
    en: 'Choose a password other than the current one',
    sw: 'Chagua nenosiri tofauti na la sasa',
  },
  authenticator: { en: 'Google verification', sw: 'Uthibitisho wa Google' },
  bound: { en: 'Bound', sw: 'Umeunganishwa' },
  unbound: { en: 'Not bound', sw: 'Haujaunganishwa' },
  authenticatorHint: {
    en: 'An app on your phone shows a new code every 30 seconds. Once bound, it is asked for at every sign-in.',
    sw: 'Programu kwenye simu yako huonyesha msimbo mpya kila sekunde 30. Ukiiunganisha, msimbo utaombwa kila unapoingia.',
  },
  bindBegin: { en: 'Bind an app', sw: 'Unganisha programu' },
  bindAnother: { en: 'Bind another phone', sw: 'Unganisha simu nyingine' },
  unbindBegin: { en: 'Unbind', sw: 'Ondoa' },
  unbind: { en: 'Unbind the app', sw: 'Ondoa programu' },
  currentCode: {
    en: 'Code of the app that is bound now',
    sw: 'Msimbo wa programu iliyounganishwa sasa',
  },
  next: { en: 'Next', sw: 'Endelea' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  scan: {
    en: 'Scan this picture with Google Authenticator or another such app.',
    sw: 'Piga picha hii kwa Google Authenticator au programu nyingine kama hiyo.',
  },
  pictureOf: {
    en: 'Picture code for the authenticator app; its text stands below',
    sw: 'Picha ya programu ya uthibitisho; maandishi yake yako hapa chini',
  },
  typeInstead: {
    en: 'Or type this key into the app:',
    sw: 'Au andika ufunguo huu kwenye programu:',
  },
  codeShown: {
    en: 'Code that the app shows now',
    sw: 'Msimbo unaoonyeshwa na programu sasa',
  },
  prove: { en: 'Prove the code and bind', sw: 'Thibitisha msimbo na uunganishe' },
  boundNow: {
    en: 'The app is bound: from now on you sign in with a code',
    sw: 'Programu imeunganishwa: sasa utaingia kwa msimbo',
  },
  unboundNow: { en: 'The app is no longer bound', sw: 'Programu imeondolewa' },
  sessions: { en: 'Where I am signed in', sw: 'Nimeingia wapi' },
  thisSession: { en: 'This one', sw: 'Hiki' },
  sessionFacts: {
    en: '{network} · since {opened} · last used {seen}',
    sw: '{network} · tangu {opened} · kimetumika {seen}',
  },
  endSession: { en: 'End', sw: 'Funga' },
  endSessionOf: { en: 'End the session of {device}', sw: 'Funga kipindi cha {device}' },
  endOthers: { en: 'End all others', sw: 'Funga vingine vyote' },
  onlyThis: {
    en: 'You are signed in nowhere else.',
    sw: 'Hujaingia mahali pengine popote.',
  },
  unknownDevice: { en: 'Unknown device', sw: 'Kifaa kisichojulikana' },
  mustBind: {
    en: 'Bind an authenticator app first',
    sw: 'Unganisha programu ya uthibitisho kwanza',
  },
  mustBindHint: {
    en: 'Here everybody signs in with a code from their phone. Bind your app, then the office opens.',
    sw: 'Hapa kila mtu huingia kwa msimbo kutoka simu yake. Unganisha programu yako, kisha ofisi itafunguka.',
  },
  mustChange: { en: 'Change your password first', sw: 'Badilisha nenosiri lako kwanza' },
  mustChangeHint: {
    en: 'Your password was set by somebody else. Choose one that only you know.',
    sw: 'Nenosiri lako liliwekwa na mtu mwingine. Chagua unalolijua wewe peke yako.',
  },
  proofTitle: { en: 'Confirm that it is you', sw: 'Thibitisha kuwa ni wewe' },
  proofByCode: {
    en: 'Money or rights are about to change. Type the code that your app shows now.',
    sw: 'Pesa au ruhusa zitabadilika. Andika msimbo unaoonyeshwa na programu yako sasa.',
  },
  proofByPassword: {
    en: 'Money or rights are about to change. Type your password again.',
    sw: 'Pesa au ruhusa zitabadilika. Andika nenosiri lako tena.',
  },
  proofGo: { en: 'Confirm and go on', sw: 'Thibitisha na uendelee' },
  idleTitle: { en: 'Are you still there?', sw: 'Bado upo?' },
  idleSoon: {
    en: 'Nobody used this page for a while. You will be signed out in {seconds} seconds.',
    sw: 'Ukurasa huu haujatumika kwa muda. Utatolewa baada ya sekunde {seconds}.',
  },
  stay: { en: 'Stay signed in', sw: 'Endelea kubaki' },
  invitationTitle: { en: 'Set your password', sw: 'Weka nenosiri lako' },
  invitationFor: {
    en: '{name}, this link is for your account "{account}". It works once, until {until}.',
    sw: '{name}, kiungo hiki ni cha akaunti yako "{account}". Kinafanya kazi mara moja, hadi {until}.',
  },
  invitationSet: { en: 'Set the password', sw: 'Weka nenosiri' },
  invitationDone: {
    en: 'Your password is set. Sign in with it.',
    sw: 'Nenosiri limewekwa. Ingia nalo.',
  },
  invitationSpent: { en: 'This link opens nothing', sw: 'Kiungo hiki hakifungui kitu' },
  toSignIn: { en: 'To the sign-in page', sw: 'Nenda kwenye ukurasa wa kuingia' },
} as const satisfies Texts;
