import { games } from '../games.ts';
import { type DiceChoice, diceChoices, diceMultiplier } from '../laws/dice.ts';
import { pays, reels, type SlotSymbol } from '../laws/slot.ts';
import type { Shown } from '../studio/messages.ts';
import { asJson, chips, type Frame, fairness, framed, stakeField } from './frame.ts';
import { type Say, sayIn } from './words.ts';

type Given = Pick<Frame, 'session' | 'assets' | 'balance'> & { readonly next: Shown };

const symbols = Object.keys(pays) as SlotSymbol[];

/** One gold line drawing each. */
const symbolDrawings: Readonly<Record<SlotSymbol, string>> = {
  gold: '<path d="M8 33 15 18l9-6 11 4 6 12-6 9-16 3z"/><path d="m15 18 8 7 12-9M23 25l-4 15M23 25l18 3"/>',
  tanzanite:
    '<path d="M14 9h20l8 11-18 20L6 20z"/><path d="M6 20h36M14 9l4 11 6 20 6-20 4-11M18 20l6-11 6 11"/>',
  pick: '<path d="M8 14c10-7 22-7 32 0-5-1-9-1-12 0l-4-3-4 3c-3-1-7-1-12 0z"/><path d="M22 14 20 41h8l-2-27"/>',
  lamp: '<path d="M17 16h14l3 20H14z"/><path d="M18 16c0-8 12-8 12 0M12 41h24M24 33c-4-2-3-6 0-9 3 3 4 7 0 9z"/>',
  cart: '<path d="M6 14h6l5 18h20l5-14H14"/><circle cx="20" cy="38" r="3.5"/><circle cx="34" cy="38" r="3.5"/><path d="m19 18 4-6 5 3 5-4 4 7"/>',
  basket:
    '<path d="M8 20h32l-5 20H13z"/><path d="M13 20c0-14 22-14 22 0M10 27h28M12 33h24M18 20l2 20M30 20l-2 20M24 20v20"/>',
};

const sprite = (): string =>
  `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbols
    .map((name) => `<symbol id="s-${name}" viewBox="0 0 48 48">${symbolDrawings[name]}</symbol>`)
    .join('')}</defs></svg>`;

export function slotPage({ next, ...given }: Given): string {
  const say = sayIn(given.session.language);
  const game = games['dhahabu-ya-geita'];
  const columns = [0, 1, 2]
    .map((reel) => `<div class="column"><div id="reel-${reel}"></div></div>`)
    .join('');
  const body = `${sprite()}<section class="weave soil stage"><div id="reels" role="img" aria-label="${say('reels', { n: '–' })}">
${columns}<svg id="lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"></svg></div></section>
<p id="result" role="status"></p>
<section class="card play"><div id="stake">${stakeField(say, 500, `${say('stake')}, TSh`)}${chips(game)}</div>
<button class="btn" id="play" type="button" data-kind="gold"><span>${say('spin')}</span><b id="price"></b></button></section>
${payTable(say)}
${fairness(game, say, say('slotTerms'))}${asJson('next', next)}`;
  return framed({
    ...{ ...given, game, body, words: ['wonLater', 'reels', ...symbols] },
    ...{ script: 'client/slot.ts', look: 'look/studio.css' },
  });
}

function payTable(say: Say): string {
  const rows = symbols.map(
    (
      name,
    ) => `<tr><td><span class="cell s-${name}"><svg viewBox="0 0 48 48" aria-hidden="true"><use href="#s-${name}"/></svg></span>
${say(name)}</td><td>${pays[name]}×</td></tr>`,
  );
  const strips = reels.map(
    (strip, reel) =>
      `<p><b>${say('reel', { n: reel + 1 })}</b> ${strip.map((name) => say(name)).join(', ')}</p>`,
  );
  return `<details class="card"><summary>${say('payTable')}</summary><table class="pay"><tbody>${rows.join('')}</tbody></table>
<div class="strip"><p>${say('strips')}</p>${strips.join('')}</div></details>`;
}

export function dicePage({ next, ...given }: Given): string {
  const say = sayIn(given.session.language);
  const game = games['kete-mbili'];
  const pips = '<i></i>'.repeat(9);
  const body = `<section class="weave stage"><div class="dice" role="group" aria-label="${say('diceRegion')}">
<div class="die" id="die-0" data-face="3" aria-hidden="true">${pips}</div><b id="sum" aria-hidden="true">7</b>
<div class="die" id="die-1" data-face="4" aria-hidden="true">${pips}</div></div></section>
<p id="result" role="status"></p>
<section class="card play"><fieldset class="pick"><legend>${say('chooseSum')}</legend>
${(['under', 'seven', 'over'] as const).map((choice) => option(choice, say, 'big')).join('')}</fieldset>
<div class="pick sums" role="group" aria-label="${say('chooseSum')}">${diceChoices
    .filter((choice) => /^\d/.test(choice))
    .map((choice) => option(choice, say, ''))
    .join('')}</div>
<div id="stake" style="margin-top:12px">${stakeField(say, 500, `${say('stake')}, TSh`)}${chips(game)}</div>
<button class="btn" id="play" type="button" data-kind="gold"><span>${say('throwDice')}</span><b id="price"></b></button></section>
${fairness(game, say, say('diceTerms'))}${asJson('next', next)}`;
  return framed({
    ...{ ...given, game, body, words: ['wonLater', 'diceAre'] },
    ...{ script: 'client/dice.ts', look: 'look/studio.css' },
  });
}

function option(choice: DiceChoice, say: Say, size: string): string {
  const isWord = choice === 'under' || choice === 'seven' || choice === 'over';
  const name = isWord ? say(choice) : choice;
  const spoken = isWord ? name : say('exactly', { n: choice });
  const pays = (diceMultiplier(choice) / 1_000).toFixed(3).replace(/0$/, '');
  const checked = choice === 'under' ? ' checked' : '';
  return `<label class="${size}"><input type="radio" name="choice" value="${choice}"${checked}
aria-label="${spoken}, ${say('pays', { n: pays })}"><span>${name}<small>${pays}x</small></span></label>`;
}
