import { escaped } from '../../../kit/html.ts';
import type { HashChain } from '../aviator/hash-chain.ts';
import type { PastRound } from '../aviator/table.ts';
import { games } from '../games.ts';
import type { Played } from '../studio/messages.ts';
import { type Frame, framed, moneyIn } from './frame.ts';
import { type Say, sayIn } from './words.ts';

type Given = Pick<Frame, 'session' | 'assets' | 'balance'>;

function proofFrame(given: Given, content: (say: Say) => string): string {
  const { game: code, language } = given.session;
  const say = sayIn(language);
  const body = `<section class="card"><div class="prf"><h2>${say('proofTitle')}</h2>${content(say)}
<p class="prf"><a class="lk" href="/play/${code}">${say('backToGame')}</a></p></section>`;
  return framed({
    ...{ ...given, game: games[code], body, script: 'client/proof.ts', look: 'look/proof.css' },
    words: ['right', 'wrong'],
  });
}

/** Rounds of everybody: the chain, its end, and the multiplier of each. */
export function aviatorProofPage(
  given: Given,
  { chain, past }: { readonly chain: HashChain; readonly past: readonly PastRound[] },
): string {
  return proofFrame(
    given,
    (say) => `<p>${say('proofAviator')}</p>
<dl><dt>${say('formula')}</dt><dd><code>h = HMAC-SHA256(${say('seed')}, ${say('salt')})<br>
n = h[0…12], E = 2^52<br>x = max(1.00, floor(97 · E / (E − n)) / 100), ≤ 1,000.00</code></dd>
<dt>${say('chainEnd')}</dt><dd><code>${chain.terminatingHash}</code></dd>
<dt>${say('salt')}</dt><dd><code>${chain.salt}</code></dd></dl>
<form id="own-seed"><input name="seed" aria-label="${say('seed')}" placeholder="${say('seed')}" autocomplete="off">
<input name="salt" aria-label="${say('salt')}" value="${chain.salt}" autocomplete="off">
<button class="btn">${say('prove')}</button><b role="status" id="own-result"></b></form></div>
<div id="rounds">${past.length === 0 ? `<p class="prf">${say('noRounds')}</p>` : past.map((round) => flightRow(round, say)).join('')}</div>`,
  );
}

const attribute = (value: unknown): string => escaped(JSON.stringify(value));

function flightRow({ id, seed, salt, crash, link, terminatingHash }: PastRound, say: Say): string {
  const round = attribute({ seed, salt, crash, link, terminatingHash });
  return `<div class="one" data-round="${round}"><b>${(crash / 100).toFixed(2)}x</b>${verdict(say)}
<code>${id}<br>${say('seed')} ${seed}</code></div>`;
}

const verdict = (say: Say): string => `<span data-part="verdict">${say('checking')}</span>`;

/** A player's own rounds: what was committed to, and what came out of it. */
export function studioProofPage(given: Given, past: readonly Played[]): string {
  const say = sayIn(given.session.language);
  const rows = past.map((round) => playedRow(round, say)).join('');
  return proofFrame(
    given,
    () => `<p>${say('proofStudio')}</p></div>
<div id="rounds">${rows || `<p class="prf">${say('noRounds')}</p>`}</div>`,
  );
}

function playedRow({ won, stake, ...round }: Played, say: Say): string {
  const sum = won > 0 ? say('won', { n: moneyIn(won) }) : say('lost', { n: stake });
  return `<div class="one" data-round="${attribute(round)}"><b>${round.drawn.join(' · ')}</b>${verdict(say)}
<code>${round.id} · ${sum}<br>${say('salt')} ${round.salt}<br>SHA-256 ${round.commitment}<br>${say('seed')} ${round.seed}</code></div>`;
}
