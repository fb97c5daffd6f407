import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { announceReady, closeOnExit, listenOnLoopback } from '../../kit/simulator-process.ts';
import { Countries } from './countries.ts';
import { countriesPage } from './page.ts';

/**
 * A service that says from which country an address is, in the form in which the usual ones answer:
 * `GET /<address>/json` → `{ "ip": "…", "country": "TZ" }`. Started as a process of its own: PORT (0
 * takes any), COUNTRY (of everybody, TZ unless said) and LOOKUP_KEY (the bearer it wants, none unless
 * said) come from the environment.
 */
const { env } = process;
const countries = new Countries(env.COUNTRY ?? 'TZ');
const key = env.LOOKUP_KEY;

const LOOKUP = /^\/([0-9a-fA-F.:%]{2,60})\/json$/;
const BODY_MAX = 2_000;

const server = createServer((request, response) => {
  void answer(request, response).catch(() => response.destroy());
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const address = LOOKUP.exec(path)?.[1];
  if (request.method === 'GET' && address) look(request, response, address);
  else if (request.method === 'POST' && path === '/countries') await believe(request, response);
  else if (path === '/') send(response, 200, 'text/html; charset=utf-8', countriesPage(countries));
  else send(response, 404, 'text/plain', 'not found\n');
}

function look(request: IncomingMessage, response: ServerResponse, encodedAddress: string): void {
  const isRefused = key !== undefined && request.headers.authorization !== `Bearer ${key}`;
  const address = decodeURIComponent(encodedAddress);
  const country = isRefused ? '' : countries.answer(address);
  const found = country === '' ? { ip: address, bogon: true } : { ip: address, country };
  if (isRefused) send(response, 401, 'application/json', '{"error":"unauthorised"}');
  else if (countries.trouble === 'fault') send(response, 500, 'text/plain', 'fault\n');
  else if (countries.trouble === 'none') {
    send(response, 200, 'application/json', JSON.stringify(found));
  }
}

async function believe(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > BODY_MAX) break;
  }
  const said = new URLSearchParams(body);
  const country = (said.get('country') ?? '').trim().toUpperCase();
  if (body.length > BODY_MAX || !/^([A-Z]{2})?$/.test(country)) {
    send(response, 400, 'text/plain', 'a country has two letters\n');
    return;
  }
  countries.say((said.get('address') ?? '').trim(), country);
  const trouble = said.get('trouble');
  countries.trouble = trouble === 'fault' || trouble === 'silence' ? trouble : 'none';
  response.writeHead(303, { location: '/' }).end();
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

closeOnExit(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
);
const listen = ({ host, port }: { readonly host: string; readonly port: number }) =>
  new Promise<string>((resolve) => server.listen(port, host, () => resolve(host)));
announceReady({ port: await listenOnLoopback({ server, listen }, env.PORT) });
