import { startCountingBytes } from '../data-saver/count-bytes.ts';
import { offerDataSaver } from '../data-saver/offer-data-saver.ts';
import { registerServiceWorker } from '../install/service-worker-page.ts';
import { exchangeChoices, startKeepingChoices } from '../kept-choices/keep-choices.ts';
import { keepHomeOnLeaving } from '../matches/keep-home.ts';

/** What can wait until the page has settled, in a file that comes then. */
export function startLateWork(): void {
  registerServiceWorker();
  startCountingBytes();
  keepHomeOnLeaving();
  startKeepingChoices();
  exchangeChoices();
  void offerDataSaver();
}
