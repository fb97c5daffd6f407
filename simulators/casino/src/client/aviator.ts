import type {
  ListMessage,
  OwnMessage,
  PageMessage,
  Row,
  ServerMessage,
} from '../aviator/messages.ts';
import { multiplierAt } from '../laws/crash.ts';
import { Chart } from './aviator-chart.ts';
import { BetPanel } from './aviator-panel.ts';
import {
  byId,
  inShillings,
  remind,
  say,
  shillings,
  showBalance,
  showOffline,
  times,
} from './page.ts';

const chart = new Chart(byId('chart'));
const number = byId('number');
const phaseWord = byId('phase');
const panels = ([1, 2] as const).map((panel) => new BetPanel(panel, byId(`bet-${panel}`), tell));

let socket: WebSocket | undefined;
let phase: 'betting' | 'flying' | 'over' = 'betting';
/** On this page's clock: when the plane starts, or started. */
let startsAt = 0;
let rows = new Map<string, Row>();
let ownKeys: ReadonlySet<string> = new Set();
let heardAt = performance.now();
let pingedAt = 0;
let waitMs = 500;

/** Lost connections show after two silent seconds; until then a new one is tried. */
const SILENCE_MS = 2_000;
const PING_EVERY_MS = 1_500;

const low = byId<HTMLInputElement>('low');
const LOW = 'casino-low-data';
type WithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } };
const savesData = (navigator as WithConnection).connection?.saveData ?? false;
low.checked = localStorage.getItem(LOW) === null ? savesData : localStorage.getItem(LOW) === 'yes';
const showLow = (): void => {
  document.body.classList.toggle('low', low.checked);
};
low.addEventListener('change', () => {
  localStorage.setItem(LOW, low.checked ? 'yes' : 'no');
  tell({ t: 'low', on: low.checked });
  showLow();
});
showLow();

function tell(message: PageMessage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect(): void {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  socket = new WebSocket(
    `${scheme}://${location.host}/play/aviator/socket${low.checked ? '?low=1' : ''}`,
  );
  socket.addEventListener('open', () => {
    waitMs = 500;
    ping();
  });
  socket.addEventListener('message', ({ data }) => {
    heardAt = performance.now();
    hear(JSON.parse(String(data)) as ServerMessage);
  });
  socket.addEventListener('close', ({ code }) => {
    if (code === 4001) location.reload();
    else setTimeout(connect, waitMs);
    waitMs = Math.min(8_000, waitMs * 2);
  });
}

function ping(): void {
  pingedAt = performance.now();
  tell({ t: 'ping' });
}

function hear(message: ServerMessage): void {
  if (message.t === 'round') enter(message);
  else if (message.t === 'tick') synchronise(message.ms);
  else if (message.t === 'list') takeRows(message);
  else if (message.t === 'you') takeOwn(message);
  else if (message.t === 'no') panels[message.panel - 1]?.refuse(message.why);
  else if (message.t === 'pong') {
    byId('net').textContent = `${Math.round(performance.now() - pingedAt)} ms`;
  } else {
    byId('past').replaceChildren();
    for (const [id, crash] of [...message.crashes].reverse()) addChip(id, crash);
  }
}

function takeOwn({ balance, bets }: OwnMessage): void {
  showBalance(balance);
  ownKeys = new Set(bets.map(({ key }) => key));
  for (const [at, panel] of panels.entries()) {
    panel.show(bets.findLast((bet) => bet.panel === at + 1));
  }
  drawList();
}

/** The tick that was the quickest says best when the plane left. */
function synchronise(ms: number): void {
  const left = performance.now() - ms;
  startsAt = Math.abs(left - startsAt) > 1_000 ? left : Math.min(startsAt, left);
  if (low.checked) showNumber(ms);
}

function enter(round: Extract<ServerMessage, { t: 'round' }>): void {
  const isSame = phase === round.phase;
  phase = round.phase;
  startsAt = performance.now() + (phase === 'betting' ? round.ms : -round.ms);
  byId('commit').textContent = `${round.commit.slice(0, 8)} … ${round.commit.slice(-8)}`;
  byId('stage').dataset.phase = phase;
  if (phase === 'betting') {
    if (!isSame) rows = new Map();
    chart.clear();
    number.textContent = '';
    drawList();
  }
  if (phase === 'over') drawList();
  if (phase === 'over' && round.crash !== undefined) land(round.id, round.crash, round.ms);
  if (phase === 'flying') phaseWord.textContent = say('flying');
  for (const panel of panels) panel.enter(phase);
}

function land(id: string, crash: number, ms: number): void {
  number.textContent = times(crash);
  phaseWord.textContent = say('gone');
  if (!low.checked) chart.draw(ms, 'over');
  const newest = byId('past').firstElementChild as HTMLElement | null;
  if (newest?.dataset.round !== id) addChip(id, crash);
}

function addChip(id: string, crash: number): void {
  const chip = document.createElement('li');
  chip.textContent = times(crash);
  chip.className = crash >= 1_000 ? 'h3' : crash >= 200 ? 'h2' : 'h1';
  chip.dataset.round = id;
  const past = byId('past');
  past.prepend(chip);
  while (past.children.length > 20) past.lastElementChild?.remove();
}

function takeRows({ n, sum, rows: changed }: ListMessage): void {
  for (const row of changed) rows.set(row[0], row);
  byId('count').textContent = say('players', { n: shillings(n) });
  byId('sum').textContent = say('staked', { n: shillings(sum) });
  drawList();
}

/** Who has cashed out first, by multiplier; then one's own, then the largest stakes. */
function drawList(): void {
  const most = low.checked ? 10 : 30;
  const sorted = [...rows.values()].sort(
    (one, other) =>
      other[3] - one[3] ||
      Number(ownKeys.has(other[0])) - Number(ownKeys.has(one[0])) ||
      other[2] - one[2],
  );
  byId('nobody').hidden = sorted.length > 0;
  byId('list').replaceChildren(...sorted.slice(0, most).map(rowOf));
}

function rowOf([key, name, stake, multiplier, won]: Row): HTMLElement {
  const isOwn = ownKeys.has(key);
  const row = document.createElement('tr');
  row.className = `${multiplier > 0 ? 'w' : ''}${isOwn ? ' me' : ''}`;
  const head = document.createElement('th');
  head.scope = 'row';
  head.textContent = isOwn ? say('you') : name;
  const cells = [
    shillings(stake),
    multiplier > 0 ? times(multiplier) : '–',
    multiplier > 0 ? inShillings(won) : phase === 'over' ? '0' : say('notYet'),
  ].map((text) => {
    const cell = document.createElement('td');
    cell.textContent = text;
    return cell;
  });
  row.append(head, ...cells);
  return row;
}

function showNumber(ms: number): void {
  const multiplier = multiplierAt(ms);
  number.textContent = times(multiplier);
  for (const panel of panels) panel.fly(multiplier);
}

function draw(): void {
  const now = performance.now();
  const isCut = now - heardAt > SILENCE_MS + PING_EVERY_MS;
  showOffline(isCut);
  for (const panel of panels) panel.cut(isCut);
  if (phase === 'betting') {
    const seconds = Math.max(0, Math.ceil((startsAt - now) / 1_000));
    const text = say('startsIn', { n: seconds });
    if (phaseWord.textContent !== text) phaseWord.textContent = text;
  }
  if (phase === 'flying' && !low.checked && !isCut) {
    showNumber(now - startsAt);
    chart.draw(now - startsAt, 'flying');
  }
}

function everyFrame(): void {
  draw();
  if (low.checked) setTimeout(everyFrame, 500);
  else requestAnimationFrame(everyFrame);
}

connect();
remind();
everyFrame();
setInterval(() => {
  ping();
  if (performance.now() - heardAt > 10_000) socket?.close();
}, PING_EVERY_MS);
