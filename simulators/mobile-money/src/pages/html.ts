const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** References and numbers come from anywhere; none may become markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const amounts = new Intl.NumberFormat('en-US');

export const money = (amount: number): string => `TSh ${amounts.format(amount)}`;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Dar_es_Salaam',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

export const timeOf = (at: string): string =>
  `<time datetime="${at}">${clock.format(new Date(at))}</time>`;

type Choice = { readonly value: string; readonly title: string };

/** A choice of one, with the chosen one shown. */
export function select(name: string, choices: readonly Choice[], chosen: string): string {
  const options = choices.map(({ value, title }) => {
    const mark = value === chosen ? ' selected' : '';
    return `<option value="${value}"${mark}>${escaped(title)}</option>`;
  });
  return `<select name="${name}">${options.join('')}</select>`;
}
