import type { Texts } from '../text.ts';

export const overviewTexts = {
  greeting: { en: 'Welcome, {name}', sw: 'Karibu, {name}' },
  account: { en: 'Account', sw: 'Akaunti' },
  role: { en: 'Role', sw: 'Wadhifa' },
  nodes: { en: 'Permission nodes', sw: 'Ruhusa' },
  verification: { en: 'Google verification', sw: 'Uthibitisho wa Google' },
  bound: { en: 'Bound', sw: 'Umeunganishwa' },
  unbound: { en: 'Not bound', sw: 'Haujaunganishwa' },
  sessionEnds: { en: 'Signed in until', sw: 'Umeingia hadi' },
  screens: { en: 'Your screens', sw: 'Kurasa zako' },
} as const satisfies Texts;
