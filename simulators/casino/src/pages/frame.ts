import { escaped } from '../../../kit/html.ts';
import { type Game, games } from '../games.ts';
import type { Language, Session } from '../launch/sessions.ts';
import { type Say, sayIn, type WordKey, wordsFor } from './words.ts';

/** Line drawings, as the player's site has them. */
const drawings = {
  left: '<path d="m15 6-6 6 6 6"/>',
  plus: '<path d="M5 12h14M12 5v14"/>',
  shield:
    '<path d="M12 3 4.5 6v5.5c0 4.6 3 7.8 7.5 9.5 4.5-1.7 7.5-4.9 7.5-9.5V6z"/><path d="m8.7 12 2.3 2.3 4.3-4.6"/>',
} as const;

const icon = (name: keyof typeof drawings, size: number): string =>
  `<svg class="ic" viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${drawings[name]}</svg>`;

/** What every page's own script may say. */
const commonWords = [
  ...[
    'reminder',
    'sending',
    'won',
    'lost',
    'cameBack',
    'no.funds-short',
    'no.play-refused',
    'no.session',
  ],
  ...['no.unknown', 'no.stake-invalid', 'no.other'],
] as const satisfies readonly WordKey[];

type Assets = { readonly address: (path: string) => string };

export type Frame = {
  readonly game: Game;
  readonly session: Session;
  readonly assets: Assets;
  readonly balance: number | undefined;
  readonly script: string;
  readonly look: string;
  readonly words: readonly WordKey[];
  /** Markup. */
  readonly body: string;
};

const nameOf = ({ name_sw, name_en }: Game, language: Language): string =>
  language === 'sw' ? name_sw : name_en;

/** A game's page: the way back, the balance, and what is in between. */
export function framed(frame: Frame): string {
  const { game, session, assets, body } = frame;
  const say = sayIn(session.language);
  return `<!doctype html>
<html lang="${session.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="theme-color" content="#07261B"><title>${escaped(nameOf(game, session.language))}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${assets.address(frame.look)}">
</head><body>
${header(frame, say)}
<p class="off" id="offline" role="status" hidden>${say('offline')}</p>
<main>${body}
${footer(game, say)}</main>
${reminder(session, say)}
<script type="application/json" id="facts">${factsOf(frame)}</script>
<script type="module" src="${assets.address(frame.script)}"></script>
</body></html>`;
}

function header({ game, session, balance }: Frame, say: Say): string {
  const back = session.lobbyUrl
    ? `<a class="back" href="/play/${game.code}/lobby" aria-label="${say('back')}">${icon('left', 24)}</a>`
    : '';
  const cashier = session.cashierUrl
    ? `<a href="/play/${game.code}/cashier" aria-label="${say('deposit')}">${icon('plus', 18)}</a>`
    : '';
  const amount = balance === undefined ? '–' : moneyIn(balance);
  return `<header class="top">${back}<h1>${escaped(nameOf(game, session.language))}</h1>
<div class="bal"><span><small>${say('balance')}</small><b id="balance">${amount}</b></span>${cashier}</div></header>`;
}

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
export const moneyIn = (senti: number): string => format.format(senti / 100);
const whole = (amount: number): string => format.format(amount);

const footer = (game: Game, say: Say): string =>
  `<footer class="foot"><b>18+</b><span>${say('adults')}
<form method="post" action="/play/${game.code}/language"><button>${say('otherLanguage')}</button></form></span></footer>`;

function reminder({ game, lobbyUrl }: Session, say: Say): string {
  const back = lobbyUrl ? `<a class="lk" href="/play/${game}/lobby">${say('back')}</a>` : '';
  return `<dialog id="reminder" aria-labelledby="reminder-text"><p><b id="reminder-text"></b></p>
<p>${say('reminderAsk')}</p><button class="btn" id="go-on">${say('goOn')}</button>${back}</dialog>`;
}

/** A closing tag inside of it would end the script. */
const safely = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function factsOf({ game, session, words }: Frame): string {
  return safely({
    game: game.code,
    words: wordsFor(session.language, [...commonWords, ...words]),
    stakes: game.stakes,
    playedMs: Date.now() - session.startedAt,
    reminderMinutes: session.reminderMinutes,
  });
}

export const asJson = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${safely(value)}</script>`;

/** What was committed to, where it is proved, and what the game returns. */
export function fairness(game: Game, say: Say, terms: string): string {
  const percent = whole(games[game.code].stated_return / 100);
  return `<section class="card"><div class="fr">${icon('shield', 22)}<span><b>${say('fair')}</b>
<small>${say('committed')} <code id="commit"></code></small></span>
<a class="lk" href="/play/${game.code}/proof">${say('prove')}</a></div>
<p class="rg">${say('returnText')} <b>${percent}%</b> ${say('inTheLongRun')} ${terms}</p></section>`;
}

export function stakeField(say: Say, stake: number, label: string): string {
  return `<div class="stp"><button type="button" data-by="less" aria-label="${say('less')}">−</button>
<input inputmode="numeric" autocomplete="off" value="${stake}" aria-label="${label}">
<button type="button" data-by="more" aria-label="${say('more')}">+</button></div>`;
}

export const chips = (game: Game): string =>
  `<div class="chips">${game.stakes.chips
    .map((stake) => `<button type="button" data-stake="${stake}">${whole(stake)}</button>`)
    .join('')}</div>`;
