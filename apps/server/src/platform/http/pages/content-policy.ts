import { createHash } from 'node:crypto';

export type PolicyTerms = {
  /** `ws://host` or `wss://host`: older browsers do not count sockets as 'self'. */
  readonly socketOrigin?: string | undefined;
  readonly styleNonce?: string | undefined;
};

/**
 * What a page may load and run, as strict as it can be: our own files, and inline blocks only by
 * the hash of what stands in the page. Hashing is done once, the header is made per response.
 */
export function contentPolicyOf(html: string): (terms: PolicyTerms) => string {
  const scripts = inlineHashes(html, 'script');
  const styles = inlineHashes(html, 'style');
  return ({ socketOrigin, styleNonce }) =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...scripts].join(' '),
      ["style-src 'self'", ...styles, ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])].join(' '),
      "img-src 'self' data:",
      ["connect-src 'self'", ...(socketOrigin ? [socketOrigin] : [])].join(' '),
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
}

function inlineHashes(html: string, tag: 'script' | 'style'): readonly string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'gi'));
  return [...blocks].map(([, text = '']) => {
    const digest = createHash('sha256').update(text).digest('base64');
    return `'sha256-${digest}'`;
  });
}
