/** The few parts of a service worker's world we use; the page's own types do not have them. */
type WaitingEvent = Event & { waitUntil(work: Promise<unknown>): void };
type RequestEvent = WaitingEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};

export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};
