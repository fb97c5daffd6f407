import {
  createLiveConnection,
  type LiveConnection,
  type LiveConnectionTerms,
} from '@kipute/api-client/live/live-connection';

type LivePageTerms = Omit<LiveConnectionTerms, 'openSocket'> & { readonly origin: string };

/** The browser's own side of the live socket, with the origin a browser would send. */
export function openLivePage({ origin, ...terms }: LivePageTerms): LiveConnection {
  return createLiveConnection({
    ...terms,
    openSocket: (url) => new WebSocket(url, { headers: { origin } }),
  });
}
