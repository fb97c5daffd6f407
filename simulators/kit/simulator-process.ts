import { fstatSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';

/** Closes once, whoever asks first: a signal or the end of the process that started this one. */
export function closeOnExit(close: () => Promise<void>): void {
  let closing = false;
  const end = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  // A parent that dies takes its pipe along; a terminal or /dev/null says nothing about a parent.
  const input = fstatSync(0);
  if (input.isFIFO() || input.isSocket()) process.stdin.on('close', end).resume();
}

type HttpServer = {
  readonly server: Server;
  readonly listen: (options: { readonly host: string; readonly port: number }) => Promise<string>;
};

/** On the loopback only; port 0 or none takes any. Resolves to the port that was taken. */
export async function listenOnLoopback(
  http: HttpServer,
  port: string | undefined,
): Promise<number> {
  await http.listen({ host: '127.0.0.1', port: Number(port ?? 0) });
  return (http.server.address() as AddressInfo).port;
}

type Ready = {
  readonly port: number;
  readonly pagePort?: number;
  readonly scheme?: string;
  /** Environment variables for the server that will speak to this simulator. */
  readonly tells?: Readonly<Record<string, string>>;
};

/** The one line on standard output that whoever started the process waits for. */
export function announceReady(ready: Ready): void {
  console.log(JSON.stringify({ ready: true, ...ready }));
}
