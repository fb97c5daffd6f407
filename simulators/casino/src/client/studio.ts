import type { PlayAnswer, Shown } from '../studio/messages.ts';
import {
  byId,
  facts,
  inShillings,
  isStill,
  rest,
  rests,
  say,
  sayNo,
  shillings,
  showBalance,
  showOffline,
  wireStake,
} from './page.ts';

type Studio = {
  /** The choice that goes with a stake; null where there is none. */
  readonly choice: () => string | null;
  readonly begin: () => void;
  /** Resolves when the picture has come to rest. */
  readonly show: (drawn: readonly number[]) => Promise<void>;
  readonly stop: () => void;
  readonly describe: (drawn: readonly number[]) => string;
};

const RETRY_MS = 1_500;
const RETRIES = 8;

/** What slot and dice share: one button, one round under way, the same request again if unanswered. */
export function playStudio(game: Studio): void {
  const button = byId<HTMLButtonElement>('play');
  const result = byId('result');
  let next = JSON.parse(byId('next').textContent ?? '{}') as Shown;
  let stake = 0;
  wireStake(byId('stake'), (value) => {
    stake = value;
    byId('price').textContent = `TSh ${shillings(value)}`;
  });
  showCommitment(next);

  button.addEventListener('click', async () => {
    if (rests(button)) return;
    rest(button, true);
    result.textContent = say('sending');
    delete result.dataset.kind;
    game.begin();
    const answer = await ask({ round: next.id, stake, choice: game.choice() });
    if (answer?.kind === 'played') {
      result.textContent = '';
      await game.show(answer.round.drawn);
      tell(answer, result, game.describe(answer.round.drawn));
    } else {
      game.stop();
      result.dataset.kind = 'no';
      result.textContent = sayNo(answer?.why ?? 'other');
    }
    if (answer) {
      next = answer.next;
      showCommitment(next);
      showBalance(answer.balance);
    }
    rest(button, false);
  });
}

function showCommitment({ commitment }: Shown): void {
  byId('commit').textContent = `${commitment.slice(0, 8)} … ${commitment.slice(-8)}`;
}

/** Less than the stake is no win, whatever the game calls it. */
function tell(
  { round, paid }: Extract<PlayAnswer, { kind: 'played' }>,
  result: HTMLElement,
  drawn: string,
): void {
  const { won, stake } = round;
  result.dataset.kind = won > stake * 100 ? 'won' : 'lost';
  const [what, sum] = [document.createElement('span'), document.createElement('b')];
  what.textContent = `${drawn} · `;
  result.replaceChildren(what, sum);
  const write = (text: string): void => {
    sum.textContent = text;
  };
  if (won === 0) write(say('lost', { n: shillings(stake) }));
  else if (won <= stake * 100) {
    write(say('cameBack', { n: inShillings(won), stake: shillings(stake) }));
  } else {
    const word = paid === 'answered' ? 'won' : 'wonLater';
    countUp((amount) => write(say(word, { n: inShillings(amount) })), won);
  }
}

/** A round has one number: asked again, it is answered with what was drawn. */
async function ask(request: object): Promise<PlayAnswer | undefined> {
  for (let tries = 0; tries < RETRIES; tries += 1) {
    try {
      const response = await fetch(`/play/${facts.game}/rounds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      showOffline(false);
      if (response.status === 401 || response.status === 409) location.reload();
      return response.ok ? ((await response.json()) as PlayAnswer) : undefined;
    } catch {
      showOffline(true);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return undefined;
}

/** Counts up once, unless somebody asked for stillness. */
function countUp(show: (value: number) => void, to: number): void {
  if (isStill()) {
    show(to);
    return;
  }
  const startedAt = performance.now();
  const draw = (at: number): void => {
    const part = Math.min(1, (at - startedAt) / 600);
    show(Math.round(to * part));
    if (part < 1) requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}
