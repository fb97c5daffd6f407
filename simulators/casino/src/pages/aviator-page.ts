import { games } from '../games.ts';
import { type Frame, fairness, framed, stakeField } from './frame.ts';
import { type Say, sayIn, type WordKey } from './words.ts';

const words = [
  ...[
    'placeBet',
    'betNext',
    'cancel',
    'waits',
    'waitsStart',
    'accepted',
    'cashOut',
    'flying',
    'gone',
  ],
  ...['startsIn', 'players', 'staked', 'notYet', 'you'],
  ...['no.missed', 'no.too-late', 'no.too-early', 'no.auto-invalid'],
] as const satisfies readonly WordKey[];

export function aviatorPage(given: Pick<Frame, 'session' | 'assets' | 'balance'>): string {
  const say = sayIn(given.session.language);
  const game = games.aviator;
  const body = `<ol class="hs" id="past" aria-label="${say('past')}"></ol>
<section class="weave ink" id="stage" data-phase="betting" aria-label="${say('roundOn')}">
<canvas id="chart" aria-hidden="true"></canvas>
<p class="mx"><b id="number"></b><small id="phase"></small></p><p class="net" id="net"></p></section>
<div class="bps">${panel(1, say)}${panel(2, say)}</div>
${list(say)}
${fairness(game, say, say('aviatorTerms'))}
<label class="sw"><input type="checkbox" id="low"><i></i><span>${say('lowData')}</span></label>`;
  return framed({
    ...{ ...given, game, body, words },
    ...{ script: 'client/aviator.ts', look: 'look/aviator.css' },
  });
}

function panel(n: 1 | 2, say: Say): string {
  return `<section class="card bp" id="bet-${n}" aria-label="${say('betRegion', { n })}"><b>${say('bet', { n })}</b>
<div data-part="stake">${stakeField(say, 1_000, `${say('stake')} ${n}, TSh`)}</div>
<div class="ba"><label class="sw"><input type="checkbox" data-part="auto" aria-label="${say('autoCashOutOf', { n })}">
<i></i><span>${say('autoCashOut')}</span></label>
<input class="in2" data-part="auto-at" inputmode="decimal" autocomplete="off" value="2.00x" aria-label="${say('autoAt', { n })}"></div>
<label class="sw"><input type="checkbox" data-part="again" aria-label="${say('autoBetOf', { n })}"><i></i><span>${say('autoBet')}</span></label>
<p class="word" data-part="word" role="status"></p>
<button class="btn" type="button" data-part="button"><span></span><b></b></button></section>`;
}

const list = (
  say: Say,
): string => `<section class="card"><div class="ch"><h2 id="count">${say('players', { n: 0 })}</h2>
<span class="mut" id="sum"></span></div><table><thead><tr><th scope="col">${say('player')}</th>
<th scope="col">${say('stake')}</th><th scope="col">${say('multiplier')}</th><th scope="col">${say('winning')}</th></tr></thead>
<tbody id="list"></tbody></table><p class="mut" id="nobody">${say('nobody')}</p></section>`;
