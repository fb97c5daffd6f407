/** Written into each page by the server; empty where no server of ours prepared the page. */
export const styleNonce =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/**
 * antd hands its nonce to the styles it draws with, but not to two small ones it makes to measure
 * scroll bars and to hold the page still behind a drawer. The content policy would refuse those,
 * so every style element that our own scripts make gets the nonce.
 */
export function giveStylesTheirNonce(): void {
  const create = document.createElement;
  const createWithNonce = (...wanted: Parameters<typeof create>) => {
    const element = create.apply(document, wanted);
    if (element instanceof HTMLStyleElement) element.nonce = styleNonce;
    return element;
  };
  document.createElement = createWithNonce as typeof create;
}
