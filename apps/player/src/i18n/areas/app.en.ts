import type { Message } from '../messages.ts';
import type { messages as swahili } from './app.sw.ts';

export const messages = {
  'app.title': 'Kipute on your phone',
  'app.lead': 'Opens with one tap, and there is nothing large to download.',
  'app.store': 'Get it from the store',
  'app.storeHint': 'Opens the app store of your phone.',
  'app.install': 'Put it on this phone',
  'app.installed': 'Done. Look for it on your home screen.',
  'app.already': 'You are in the app already.',
  'app.stepsFor': 'Steps for {browser}',
  'app.dots': 'Tap the three dots, top right',
  'app.bars': 'Tap the three lines, bottom right',
  'app.operaMenu': 'Tap the O, bottom right',
  'app.share': 'Tap the share sign (a box with an arrow)',
  'app.iosOther':
    'Open this page in Safari first: on an iPhone only Safari puts it there properly.',
  'app.install.chrome': 'Choose "Install app" or "Add to Home screen"',
  'app.add.samsung': 'Choose "Add page to", then "Home screen"',
  'app.add.firefox': 'Choose "Install"',
  'app.add.opera': 'Choose "Add to", then "Home screen"',
  'app.add.ios': 'Scroll down and choose "Add to Home Screen"',
  'app.found': 'The Kipute mat is on your home screen',
  'app.desktop':
    'On a computer: use the install sign at the end of the address, or open kipute on your phone.',
  'app.why': 'Why put it there',
  'app.whyData': 'Uses little data: the page is not fetched anew each time',
  'app.whyOffline': 'Your slip stays even when the network drops',
  'app.whySpace': 'Takes no room: less than 1 MB',
} satisfies Record<keyof typeof swahili, Message>;
