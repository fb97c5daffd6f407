import { createApiClient } from '@kipute/api-client/api-client';
import { readEnvelopeKey } from '@kipute/api-client/page-key';
import { type EnvelopePublicKey, envelopeKeyPath } from '@kipute/contract/envelope';
import { navigate } from 'wouter/use-browser-location';
import { currentLanguage } from '../../i18n/i18n.ts';
import { localeOfLanguage } from '../../i18n/language.ts';
import { currentPcMobile } from '../../platform/device.ts';
import { entranceFrom } from '../session/after-sign-in.ts';
import { currentToken, endSession } from '../session/session-store.ts';
import { openSheet } from '../sheet/sheet-history.ts';
import { showRejection, showToast } from '../toasts/toast-store.ts';

/** Every call of the page, and the envelope that calls and live socket share. */
export const { api, openEnvelope } = createApiClient({
  baseUrl: '',
  envelopeKey: async () => readEnvelopeKey() ?? fetchEnvelopeKey(),
  token: currentToken,
  locale: () => localeOfLanguage[currentLanguage()],
  device: () => (currentPcMobile() === 1 ? 'desktop' : 'phone'),
  toast: {
    success: (text) => showToast({ tone: 'success', text }),
    error: showRejection,
  },
  onSignInRequired: () => {
    endSession();
    navigate(entranceFrom(location, '/login'), { replace: true });
  },
  // Nothing else answers until it is done, so whatever was asked for leads here (USR-35).
  onRefused: async ({ code }) => {
    if (code === 'password-change-required') openSheet('handedPassword');
    return 'stands';
  },
});

/** A page that our server did not render, as under the development server, fetches the key. */
async function fetchEnvelopeKey(): Promise<EnvelopePublicKey> {
  const response = await fetch(envelopeKeyPath, { cache: 'no-store' });
  return (await response.json()) as EnvelopePublicKey;
}
