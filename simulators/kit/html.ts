const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Texts, references and numbers come from anywhere; none may become markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Dar_es_Salaam',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** East Africa Time. */
export const timeOf = (at: string): string =>
  `<time datetime="${at}">${clock.format(new Date(at))}</time>`;

type HtmlPage = {
  readonly title: string;
  /** Markup. */
  readonly body: string;
  readonly style: string;
  readonly language?: 'sw' | 'en';
  /** The page reloads itself without a script. */
  readonly refreshSeconds?: number;
};

const baseStyle =
  ':root { color-scheme: light dark; font: 16px/1.45 Roboto, system-ui, sans-serif; }';

export function htmlPage({
  title,
  body,
  style,
  language = 'sw',
  refreshSeconds,
}: HtmlPage): string {
  const refresh =
    refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">\n`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}<title>${escaped(title)}</title>
<style>
${baseStyle}${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
