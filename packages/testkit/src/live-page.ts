import {
  createLiveConnection,
  type LiveConnection,
  type LiveConnectionOptions,
} from '@kipute/api-client/live/live-connection';

type LivePageOptions = Omit<LiveConnectionOptions, 'openSocket'> & { readonly origin: string };

/** The browser's own side of the live socket, with the origin a browser would send. */
export function openLivePage({ origin, ...options }: LivePageOptions): LiveConnection {
  return createLiveConnection({
    ...options,
    openSocket: (url) => new WebSocket(url, { headers: { origin } }),
  });
}
