const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Words typed without any mark-up: a blank line begins a paragraph, a line break stays one. */
export const paragraphsOf = (typed: string): string =>
  typed
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
    .join('');
