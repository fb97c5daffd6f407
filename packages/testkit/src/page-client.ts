import {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
} from '@kipute/api-client/api-client';

export type { AnyCall } from '@kipute/api-client/api';
export { CallRejected } from '@kipute/api-client/call-rejected';

export type PageClient = ApiClient & {
  /** What the page would have shown so far, oldest first. */
  readonly toasts: readonly Toast[];
};

export type Toast = { readonly kind: 'success' | 'error'; readonly message: string };

/** The browser's own client against a running server, as a page on a phone would use it. */
export function openPageClient(
  url: string,
  differences: Partial<ApiClientOptions> = {},
): PageClient {
  const toasts: Toast[] = [];
  const client = createApiClient({
    baseUrl: url,
    envelopeKey: async () => undefined,
    token: () => undefined,
    locale: () => 'sw',
    device: () => 'phone',
    toast: {
      success: (message) => toasts.push({ kind: 'success', message }),
      error: ({ message }) => toasts.push({ kind: 'error', message }),
    },
    ...differences,
  });
  return { ...client, toasts };
}
