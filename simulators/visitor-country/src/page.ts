import { escaped, htmlPage, timeOf } from '../../kit/html.ts';
import type { Countries } from './countries.ts';

const style = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .35rem .5rem; border-bottom: 1px solid #8884; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1rem 0; }
label { display: grid; gap: .2rem; }
`;

const rowsOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');

/** For a person: what is believed, what was asked, and how to change both. */
export function countriesPage(countries: Countries): string {
  const asked = countries.asked.map(({ address, country, at }) => [
    timeOf(at),
    escaped(address),
    escaped(country || '–'),
  ]);
  const exceptions = countries.exceptions.map((pair) => pair.map(escaped));
  return htmlPage({
    title: 'Country lookup (simulated)',
    language: 'en',
    style,
    body: `<h1>Country lookup (simulated)</h1>
<p>Everybody is from <b>${escaped(countries.everybody || 'nowhere known')}</b>; it answers with
<b>${countries.trouble === 'none' ? 'no trouble' : countries.trouble}</b>.</p>
<form method="post" action="/countries">
<label>Address, empty for everybody <input name="address"></label>
<label>Country, two letters or empty <input name="country" maxlength="2" size="4"></label>
<label>Trouble <select name="trouble">${['none', 'fault', 'silence']
      .map((one) => `<option${one === countries.trouble ? ' selected' : ''}>${one}</option>`)
      .join('')}</select></label>
<button>Believe this</button>
</form>
<h2>Exceptions</h2><table><tr><th>Address</th><th>Country</th></tr>${rowsOf(exceptions)}</table>
<h2>Asked</h2><table><tr><th>At</th><th>Address</th><th>Answered</th></tr>${rowsOf(asked)}</table>`,
  });
}
