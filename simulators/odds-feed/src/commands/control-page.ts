import { escaped, htmlPage } from '../../../kit/html.ts';
import { isInPlay, type Match } from '../play/match.ts';
import { commandList } from './command.ts';

const style = `
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
h1 { font-size: 1.25rem; }
h2 { font-size: 1rem; margin-top: 2rem; }
div { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
td { border-top: 1px solid GrayText; padding: .35rem .75rem .35rem 0; text-align: left; }
code { white-space: nowrap; }
`;

export type MatchLine = {
  readonly id: string;
  readonly competition: string;
  readonly name: string;
  readonly minute: number;
  readonly score: string;
};

export function matchesInPlay(matches: readonly Match[]): readonly MatchLine[] {
  return matches.filter(isInPlay).map((match) => {
    const { home, away } = match.course.score.get(match.model.rootPartId) ?? { home: 0, away: 0 };
    return {
      id: match.eventId,
      competition: match.fixture.competition.name,
      name: `${match.plan.home.name} - ${match.plan.away.name}`,
      minute: match.course.minute,
      score: `${home}-${away}`,
    };
  });
}

const row = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** What is in play and what can be made to happen; plain, without a script. */
export function controlPage(lines: readonly MatchLine[], address: string): string {
  const matches = lines.map((one) =>
    row([
      `<code>${one.id}</code>`,
      escaped(one.competition),
      escaped(one.name),
      `${one.minute}'`,
      one.score,
    ]),
  );
  const commands = commandList.map(([words, meaning]) =>
    row([`<code>${escaped(words)}</code>`, escaped(meaning)]),
  );
  const example = escaped(
    `curl -d '{"command":"goal home","match":"${lines[0]?.id ?? ''}"}' ${address}/commands`,
  );
  return htmlPage({
    title: 'Odds feed',
    language: 'en',
    style,
    refreshSeconds: 5,
    body: `<h1>Mtoa odds · Odds provider</h1>
<h2>Zinazochezwa · In play (${lines.length})</h2>
<div><table>${matches.join('')}</table></div>
<h2>Amri · Commands</h2>
<p><code>${example}</code></p>
<div><table>${commands.join('')}</table></div>`,
  });
}
