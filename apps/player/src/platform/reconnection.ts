/** The socket is open again, after an outage that the browser may not have noticed. */
const SOCKET_BACK = 'socket-back';

/** The network is back, or the server is; more than once for one outage. */
export function whenReconnected(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener(SOCKET_BACK, listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener(SOCKET_BACK, listener);
  };
}

export function announceSocketBack(): void {
  window.dispatchEvent(new Event(SOCKET_BACK));
}
