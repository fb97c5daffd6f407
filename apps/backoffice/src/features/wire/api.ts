import { createApiClient } from '@kipute/api-client/api-client';
import type { CallRejected } from '@kipute/api-client/call-rejected';
import { readEnvelopeKey } from '@kipute/api-client/page-key';
import { type EnvelopePublicKey, envelopeKeyPath } from '@kipute/contract/envelope';
import type { ErrorCode } from '@kipute/contract/errors';
import { localeOfLanguage } from '../../i18n/language.ts';
import { useAppearance } from '../../look/appearance-store.ts';
import { askForProof } from '../proof/proof-store.ts';
import { isBackgroundCall } from '../session/activity.ts';
import { currentToken, endSession } from '../session/session-store.ts';
import { refreshAdministrator } from './queries.ts';
import { showToast } from './toasts.ts';

/** A page from the development server carries no key and asks for it. */
async function fetchEnvelopeKey(): Promise<EnvelopePublicKey> {
  const response = await fetch(envelopeKeyPath, { cache: 'no-store' });
  return (await response.json()) as EnvelopePublicKey;
}

/** Refusals that tell a page that what it knows of its administrator is old. */
const staleKnowledge: readonly (ErrorCode | string)[] = [
  'permission-denied',
  'authenticator-required',
  'password-change-required',
];

/** Every screen gets this for free: proofs are asked for, lost rights are noticed (BO-47). */
async function onRefused({ code }: CallRejected, name: string) {
  if (code === 'proof-required') return (await askForProof()) ? 'again' : 'given-up';
  if (staleKnowledge.includes(code) && name !== 'subscriber/subscriber_info') {
    refreshAdministrator();
  }
  return 'stands';
}

export const { api, call, openEnvelope } = createApiClient({
  baseUrl: '',
  envelopeKey: async () => readEnvelopeKey() ?? fetchEnvelopeKey(),
  token: currentToken,
  locale: () => localeOfLanguage[useAppearance.getState().language],
  device: () => 'desktop',
  toast: {
    success: (message) => showToast({ tone: 'success', message }),
    error: ({ message }) => showToast({ tone: 'error', message }),
  },
  onSignInRequired: () => endSession('by-time'),
  onRefused,
  isBackground: isBackgroundCall,
});
