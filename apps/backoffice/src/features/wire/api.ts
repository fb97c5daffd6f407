import { createApiClient } from '@kipute/api-client/api-client';
import { readEnvelopeKey } from '@kipute/api-client/page-key';
import { type EnvelopePublicKey, envelopeKeyPath } from '@kipute/contract/envelope';
import { localeOfLanguage } from '../../i18n/language.ts';
import { useAppearance } from '../../look/appearance-store.ts';
import { currentToken, endSession } from '../session/session-store.ts';
import { showToast } from './toasts.ts';

/** A page from the development server carries no key and asks for it. */
async function fetchEnvelopeKey(): Promise<EnvelopePublicKey> {
  const response = await fetch(envelopeKeyPath, { cache: 'no-store' });
  return (await response.json()) as EnvelopePublicKey;
}

export const { api, call } = createApiClient({
  baseUrl: '',
  envelopeKey: async () => readEnvelopeKey() ?? fetchEnvelopeKey(),
  token: currentToken,
  locale: () => localeOfLanguage[useAppearance.getState().language],
  device: () => 'desktop',
  toast: {
    success: (message) => showToast({ tone: 'success', message }),
    error: (message) => showToast({ tone: 'error', message }),
  },
  onSignInRequired: () => endSession('by-time'),
});
