import { escaped, htmlPage, timeOf } from '../../kit/html.ts';
import type { CrowdState } from './crowd.ts';

const style = `
body { margin: 2rem auto; max-width: 52rem; padding: 0 1rem; }
form { display: flex; gap: .5rem; align-items: end; margin: 1rem 0; }
input, button { font: inherit; padding: .4rem .6rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
li { margin: .15rem 0; }
time { opacity: .7; font-variant-numeric: tabular-nums; }`;

const REFRESH_SECONDS = 4;

/** A phone of somebody else's is nobody's business, not even an invented one's. */
const masked = (who: string): string =>
  /^255\d{9}$/.test(who) ? `0${who.slice(3, 6)} ••• ${who.slice(-3)}` : who;

/** Who does what now, and the knob for how much of it. */
export function crowdPage(state: CrowdState): string {
  const { betsPerSecond, pace, people, done, noted, waitsUntil } = state;
  const facts = [
    ['Pace by the hour', `${pace.toFixed(2)} bets/s`],
    ['People here', String(people)],
    ...Object.entries(done).map(([what, count]) => [what, String(count)]),
    ...(waitsUntil ? [['Stays away until', new Date(waitsUntil).toISOString()]] : []),
  ];
  const lines = noted.map(({ at, who, what }) => {
    const time = timeOf(new Date(at).toISOString());
    return `<li>${time} ${escaped(masked(who))} ${escaped(what)}</li>`;
  });
  return htmlPage({
    ...{ title: 'Crowd', language: 'en', refreshSeconds: REFRESH_SECONDS, style },
    body: `<h1>Crowd</h1>
<form method="post" action="/rate">
  <label>Bets a second at the busiest hour<br>
    <input name="rate" type="number" min="0" max="50" step="0.1" value="${betsPerSecond}"></label>
  <button>Set</button>
</form>
<dl>${facts.map(([name, value]) => `<dt>${escaped(name ?? '')}</dt><dd>${escaped(value ?? '')}</dd>`).join('')}</dl>
<h2>Now</h2>
<ul>${lines.join('\n')}</ul>`,
  });
}
