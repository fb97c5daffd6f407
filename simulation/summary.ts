import { type Happening, ofKind } from './history.ts';
import type { Progress, Verdict } from './simulation.ts';

export const sum = (counts: Iterable<number>): number =>
  [...counts].reduce((all, one) => all + one, 0);

function counted(words: Iterable<string>): string {
  const groups = Map.groupBy(words, (word) => word);
  return [...groups].map(([word, times]) => `${word} ${times.length}`).join(', ') || 'none';
}

const killsIn = (happenings: readonly Happening[]): readonly string[] =>
  ofKind(happenings, 'kill').map(({ process }) => process);

export function progressLine(progress: Progress, happenings: readonly Happening[]): string {
  const actions = sum(progress.actions.values());
  const kills = killsIn(happenings).length;
  return `step ${progress.steps} · ${actions} actions · ${kills} kills · ${progress.lawsChecked} looks at the laws`;
}

/** By intention, however often each was sent. */
function betsLine(happenings: readonly Happening[]): string {
  const requests = ofKind(happenings, 'bet-asked');
  const fates = [...Map.groupBy(requests, ({ key }) => key).values()].map((attempts) => {
    const answers = attempts.map(({ answer }) => answer);
    if (answers.includes('done')) return 'placed';
    return answers.includes('refused') ? 'refused' : 'never answered';
  });
  const lost = requests.filter(({ answer }) => answer === 'lost').length;
  return `bets: ${counted(fates)}; sent ${requests.length} times, ${lost} answers lost`;
}

/** By intention, as the bets; what rules sold is not among them. */
function cashOutsLine(happenings: readonly Happening[]): string {
  const requests = ofKind(happenings, 'cash-out-asked');
  const fates = [...Map.groupBy(requests, ({ key }) => key).values()].map((attempts) => {
    const done = attempts.find(({ sold }) => sold !== null);
    if (done) return done.sold?.stakeLeft === 0 ? 'whole' : 'in part';
    return attempts.some(({ answer }) => answer === 'refused') ? 'refused' : 'never answered';
  });
  const rules = ofKind(happenings, 'rule-asked').filter(({ answer }) => answer === 'done').length;
  return `cash-outs: ${counted(fates)}; rules set or cancelled ${rules}`;
}

/** By intention, as the bets; issues by what was done with them. */
function poolsLine(happenings: readonly Happening[]): string {
  const requests = ofKind(happenings, 'ticket-asked');
  const fates = [...Map.groupBy(requests, ({ key }) => key).values()].map((attempts) => {
    if (attempts.some(({ ticket }) => ticket !== null)) return 'sold';
    return attempts.some(({ answer }) => answer === 'refused') ? 'refused' : 'never answered';
  });
  const deeds = ofKind(happenings, 'pool-deed').map(({ deed }) => deed);
  return `tickets: ${counted(fates)}; issues: ${counted(deeds)}`;
}

/** By intention, as the bets; rounds as far as somebody saw their end. */
function racingLine(happenings: readonly Happening[]): string {
  const asked = ofKind(happenings, 'race-bet-asked');
  const fates = [...Map.groupBy(asked, ({ key }) => key).values()].map((attempts) => {
    if (attempts.some(({ order }) => order !== null)) return 'placed';
    return attempts.some(({ answer }) => answer === 'refused') ? 'refused' : 'never answered';
  });
  const changed = ofKind(happenings, 'coin-asked').filter(({ told }) => told !== null).length;
  const ended = ofKind(happenings, 'round-shown').filter(({ seed }) => seed !== '');
  const rounds = new Set(ended.map(({ id }) => id)).size;
  return `race bets: ${counted(fates)}; rounds proved ${rounds}; coin changed ${changed} times`;
}

function casinoLine(happenings: readonly Happening[]): string {
  const played = ofKind(happenings, 'casino-played');
  return `casino: ${counted(played.map(({ game, outcome }) => `${game} ${outcome}`))}`;
}

/** Those that ended by the script, and what became of their results. */
function matchesLine(happenings: readonly Happening[]): string {
  const fates = happenings.flatMap((one) => {
    if (one.kind === 'match-over') return [one.how];
    if (one.kind === 'result-corrected') return ['corrected'];
    return one.kind === 'goal-taken-back' ? ['with a goal taken back'] : [];
  });
  return `matches: ${counted(fates)}`;
}

/** What was played, whatever the verdict. */
export function countLines(
  progress: Progress,
  happenings: readonly Happening[],
): readonly string[] {
  const perActor = [...progress.actions].map(([name, times]) => `${name} ${times}`);
  const failed = ofKind(happenings, 'failed-call');
  const shed = failed.filter(({ code }) => code === 'overloaded').length;
  return [
    `${sum(progress.actions.values())} actions: ${perActor.toSorted().join(', ')}`,
    betsLine(happenings),
    cashOutsLine(happenings),
    matchesLine(happenings),
    poolsLine(happenings),
    racingLine(happenings),
    casinoLine(happenings),
    `kills: ${counted(killsIn(happenings))}`,
    `calls that failed during a fault: ${failed.length - shed}, turned away: ${shed}`,
  ];
}

/** The last lines: all that is needed to play it again. */
export function verdictLines(
  seed: number,
  { breach, ending, steps, lawsChecked }: Verdict,
  again = `--steps=${breach?.step}`,
): readonly string[] {
  if (!breach) {
    const verdict = ending === 'finished' ? 'laws held' : 'stopped before the end, no law broken';
    return [`${verdict} (seed ${seed}, ${steps} steps, ${lawsChecked} looks at the laws)`];
  }
  return [
    `✗ broken law: ${breach.law}`,
    `  ${breach.fact}`,
    `  seed ${seed}, step ${breach.step}, in which:`,
    ...breach.said.map((line) => `    ${line}`),
    `  again: npm run simulate -- --seed=${seed} ${again}`,
  ];
}
