/** What every game's page has: texts, money, stakes, the reminder, and word from the server. */
type PageFacts = {
  readonly game: string;
  readonly words: Readonly<Record<string, string>>;
  readonly stakes: { readonly least: number; readonly most: number; readonly step: number };
  /** How long this session had lasted when the page was made: a phone's own clock may be wrong. */
  readonly playedMs: number;
  readonly reminderMinutes: number;
};

export function byId<Kind extends HTMLElement>(id: string): Kind {
  const element = document.getElementById(id);
  if (!element) throw new Error(`nothing is called ${id}`);
  return element as Kind;
}

export const facts = JSON.parse(byId('facts').textContent ?? '{}') as PageFacts;

export function say(key: string, slots: Readonly<Record<string, string | number>> = {}): string {
  const text = facts.words[key] ?? facts.words['no.other'] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(slots[name] ?? ''));
}

/** A refusal in words; what has none of its own is a plain no. */
export function sayNo(why: string): string {
  const money = { least: shillings(facts.stakes.least), most: shillings(facts.stakes.most) };
  const isOver = why.startsWith('session') || why.startsWith('token');
  return say(isOver ? 'no.session' : `no.${why}`, money);
}

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
export const shillings = (amount: number): string => format.format(amount);
export const inShillings = (senti: number): string => format.format(senti / 100);
export const times = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}x`;

export function showBalance(senti: number | null): void {
  if (senti !== null) byId('balance').textContent = inShillings(senti);
}

export function showOffline(isOffline: boolean): void {
  byId('offline').hidden = !isOffline;
}

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps a stake within what the game takes. */
function fittingStake(stake: number): number {
  const { least, most, step } = facts.stakes;
  const whole = Math.round(stake / step) * step || least;
  return Math.max(least, Math.min(most, whole));
}

/** Wires the two buttons beside a stake; `onChange` hears every value that fits. */
export function wireStake(root: HTMLElement, onChange: (stake: number) => void): HTMLInputElement {
  const input = root.querySelector('input') as HTMLInputElement;
  const set = (stake: number): void => {
    const fitting = fittingStake(stake);
    input.value = String(fitting);
    onChange(fitting);
  };
  const now = (): number => Number(input.value.replace(/\D/g, ''));
  root.addEventListener('click', ({ target }) => {
    const by = (target as HTMLElement).closest<HTMLElement>('[data-by]')?.dataset.by;
    if (by) set(stepped(now(), by));
    const exactly = (target as HTMLElement).closest<HTMLElement>('[data-stake]')?.dataset.stake;
    if (exactly) set(Number(exactly));
  });
  input.addEventListener('change', () => set(now()));
  set(now());
  return input;
}

/** Steps as large as the stake is: 100 at hundreds, 1,000 at thousands. */
function stepped(stake: number, by: string): number {
  const step = stake < 1_000 ? 100 : stake < 10_000 ? 500 : 5_000;
  return by === 'more' ? stake + step : stake - (stake - step < 0 ? 0 : step);
}

/** Once every so many minutes of play, whatever page was reloaded in between. */
export function remind(): void {
  const { reminderMinutes, playedMs } = facts;
  if (reminderMinutes <= 0) return;
  const dialog = byId<HTMLDialogElement>('reminder');
  const every = reminderMinutes * 60_000;
  const began = performance.now() - playedMs;
  let told = Math.floor(playedMs / every);
  byId('go-on').addEventListener('click', () => dialog.close());
  setInterval(() => {
    const due = Math.floor((performance.now() - began) / every);
    if (due <= told || dialog.open) return;
    told = due;
    byId('reminder-text').textContent = say('reminder', { n: due * reminderMinutes });
    dialog.showModal();
  }, 1_000);
}

/** Unlike `disabled`, this leaves whoever plays by the keyboard where they are. */
export function rest(button: HTMLElement, isResting: boolean): void {
  button.setAttribute('aria-disabled', String(isResting));
}

export const rests = (button: HTMLElement): boolean =>
  button.getAttribute('aria-disabled') === 'true';
