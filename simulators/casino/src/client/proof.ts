import { crashOf } from '../laws/crash.ts';
import { thrown } from '../laws/dice.ts';
import { blockMessage, drawnNumbers } from '../laws/drawn-numbers.ts';
import { spun } from '../laws/slot.ts';
import { byId, say, times } from './page.ts';

/** Recomputes every round on the player's own phone; nothing here asks the provider. */
type Flight = {
  readonly seed: string;
  readonly salt: string;
  readonly crash: number;
  readonly link: number;
  readonly terminatingHash: string;
};

type Played = {
  readonly id: string;
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  readonly choice: string | null;
  readonly drawn: readonly number[];
};

const encoder = new TextEncoder();
const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function hmac(key: Uint8Array<ArrayBuffer>, message: string): Promise<ArrayBuffer> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return crypto.subtle.sign('HMAC', imported, encoder.encode(message));
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes));

/** Seeds that were already hashed down to the end of their chain. */
const proven = new Set<string>();

async function flightIsRight({ seed, salt, crash, link, terminatingHash }: Flight) {
  const hash = hex(await hmac(encoder.encode(seed), salt));
  if (crashOf(hash) !== crash) return false;
  const passed: string[] = [];
  let at = seed;
  for (let left = link; left > 0 && !proven.has(at); left -= 1) {
    passed.push(at);
    at = await sha256(encoder.encode(at));
  }
  if (at !== terminatingHash && !proven.has(at)) return false;
  for (const one of passed) proven.add(one);
  return true;
}

/** Five draws never need more than these, but for one round in more than all there will be. */
const BLOCKS = 8;

async function playIsRight({ id, seed, salt, commitment, choice, drawn }: Played) {
  const key = bytesOf(seed);
  if ((await sha256(key)) !== commitment) return false;
  const numbers = Array.from({ length: BLOCKS }, (_, block) => block);
  const blocks = await Promise.all(numbers.map((n) => hmac(key, blockMessage(salt, id, n))));
  const draw = drawnNumbers(() => new Uint8Array(blocks.shift() ?? new ArrayBuffer(32)));
  const again = choice === null ? spun(draw).stops : thrown(draw).dice;
  return again.join() === drawn.join();
}

async function check(row: HTMLElement): Promise<void> {
  const round = JSON.parse(row.dataset.round ?? '{}') as Flight | Played;
  const isRight = 'crash' in round ? await flightIsRight(round) : await playIsRight(round);
  const word = row.querySelector('[data-part="verdict"]') as HTMLElement;
  word.textContent = say(isRight ? 'right' : 'wrong');
  word.className = isRight ? 'tag tg' : 'tag tl';
}

/** Oldest first: what its successor leans on is proven already. */
for (const row of [...byId('rounds').querySelectorAll<HTMLElement>('[data-round]')].reverse()) {
  await check(row);
}

const own = document.getElementById('own-seed') as HTMLFormElement | null;
own?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const typed = new FormData(own);
  const text = (name: string) => String(typed.get(name) ?? '').trim();
  const hash = hex(await hmac(encoder.encode(text('seed')), text('salt')));
  byId('own-result').textContent = times(crashOf(hash));
});
