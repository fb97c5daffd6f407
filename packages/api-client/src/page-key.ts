import { type EnvelopePublicKey, envelopeKeyMeta } from '@kipute/contract/envelope';

/** From the page's `<meta>`, where the server put it; undefined in a page it did not prepare. */
export function readEnvelopeKey(): EnvelopePublicKey | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${envelopeKeyMeta}"]`);
  const [id, publicKeyBase64] = meta?.content.split('.') ?? [];
  return id && publicKeyBase64 ? { id, publicKeyBase64 } : undefined;
}
