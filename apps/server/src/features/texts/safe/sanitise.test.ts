import { describe, expect, test } from 'vitest';
import { picturesIn, plainText, sanitise } from './sanitise.ts';

const hash = 'a'.repeat(32);

function picture(differences: Partial<Record<'src' | 'alt' | 'width' | 'height', string>> = {}) {
  const said = { src: `/files/${hash}.webp`, alt: 'Mkeka', width: '640', height: '480' };
  const attributes = Object.entries({ ...said, ...differences });
  return `<img ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')} />`;
}

const kept = [
  '<h2>Kuweka pesa</h2><p>Kiasi cha chini ni <strong>{{deposit_min}}</strong>.</p>',
  '<ul><li>Moja</li><li>Mbili</li></ul><ol><li>Tatu</li></ol>',
  '<p><a href="/help?article=weka-pesa">Soma zaidi</a> au <a href="tel:+255800110051">piga</a></p>',
  '<p><a href="#s-malipo">Malipo</a></p>',
  '<p><a href="/artcol?type=14#s-9-void-picks">Void</a> <a href="/login">Ingia</a></p>',
  '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>B</td></tr></tbody></table>',
  '<dl><dt>Odds</dt><dd>Bei</dd></dl><blockquote>Neno</blockquote>',
  `<figure>${picture()}<figcaption>Mkeka</figcaption></figure>`,
  picture({ src: `/files/${hash}-480.webp` }),
  picture({ src: '/help/make-slip.svg' }),
  '<p>2 &lt; 3 &amp; 4 &gt; 1</p>',
];

test.each(kept)('[TXT-20] %s stays as it is', (html) => {
  expect(sanitise(html)).toEqual({ html, takenOut: [] });
});

const missing = (...names: readonly string[]) => names.map((name) => `<img ${name}=?>`);
/** As an editor is told of it. */
const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const hostile: readonly (readonly [html: string, clean: string, takenOut: readonly string[]])[] = [
  ['<p>a</p><script>alert(1)</script>', '<p>a</p>', ['<script>']],
  ['<p onclick="alert(1)">a</p>', '<p>a</p>', ['onclick="alert(1)"']],
  ['<p style="color:red">a</p>', '<p>a</p>', ['style="color:red"']],
  ['<p class="x" id="main">a</p>', '<p>a</p>', ['class="x"', 'id="main"']],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>', ['href="javascript:alert(1)"']],
  ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>', ['href="JaVaScRiPt:alert(1)"']],
  ['<a href="//evil.test">a</a>', '<a>a</a>', ['href="//evil.test"']],
  ['<a href="https://evil.test">a</a>', '<a>a</a>', ['href="https://evil.test"']],
  ['<a href="/\\evil.test">a</a>', '<a>a</a>', ['href="/\\evil.test"']],
  ['<a href="/hepl">a</a>', '<a>a</a>', ['href="/hepl"']],
  ['<a href="/stop_offers?code=x">a</a>', '<a>a</a>', ['href="/stop_offers?code=x"']],
  ['<a href="/home" target="_blank">a</a>', '<a href="/home">a</a>', ['target="_blank"']],
  ...[
    'https://evil.test/a.png',
    '//evil.test/a.png',
    'data:image/svg+xml,x',
    `/files/${hash}.svg`,
    `/files/${hash}.png`,
    `/files/${hash}-481.webp`,
    `/files/${hash}.webp?x=1`,
    `/files/../files/${hash}.webp`,
    `/FILES/${hash}.webp`,
    `/files/${hash.slice(1)}.webp`,
    '/api/file/inquire_images',
  ].map((src) => [picture({ src }), '', [`src="${shown(src)}"`]] as const),
  [picture({ alt: '' }), '', ['alt=""']],
  [picture({ alt: ' ' }), '', ['alt=" "']],
  [picture({ width: '100%' }), '', ['width="100%"']],
  [picture({ height: '0' }), '', ['height="0"']],
  [picture().replace(' />', ' srcset="/x 2x" />'), picture(), ['srcset="/x 2x"']],
  [`<p>a</p><img src="/files/${hash}.webp" />`, '<p>a</p>', missing('alt', 'width', 'height')],
  [
    '<img src=x onerror=alert(1)>',
    '',
    ['src="x"', 'onerror="alert(1)"', ...missing('alt', 'width', 'height')],
  ],
  ['<svg onload=alert(1)></svg><p>a</p>', '<p>a</p>', ['<svg>']],
  ['<iframe src="/home"></iframe>', '', ['<iframe>']],
  ['<form action="/login"><input name="password"></form>', '', ['<form>', '<input>']],
  ['<style>p{display:none}</style><p>a</p>', '<p>a</p>', ['<style>']],
  ['<h1>a</h1>', 'a', ['<h1>']],
  ['<p>a<b>b</b></p>', '<p>ab</p>', ['<b>']],
  ['<math><mtext></mtext></math>', '', ['<math>', '<mtext>']],
  ['<base href="/x"><meta http-equiv="refresh">', '', ['<base>', '<meta>']],
  ['<p>a</p><!-- hidden -->', '<p>a</p>', []],
];

test.each(hostile)('[TXT-20] of %s only the safe subset is left', (html, clean, takenOut) => {
  expect(sanitise(html)).toEqual({ html: clean, takenOut });
});

test('[TXT-23] the pictures of a text are those that are drawn, in any order of their attributes', () => {
  const other = `<img alt="b" height="1" width="1" src="/help/tax.svg" />`;
  const said = '<p>src="/files/x.webp"</p>';
  const { html } = sanitise(`${picture()}${said}<figure>${other}</figure>`);
  expect(picturesIn(html)).toEqual([`/files/${hash}.webp`, '/help/tax.svg']);
});

describe('[TXT-33] what is searched is what people read', () => {
  test('without elements, block by block', () => {
    const html = '<h2>Cash&amp;out</h2><p>Uza <em>mkeka</em>.</p><ul><li>a</li><li>b</li></ul>';
    expect(plainText(html)).toBe('Cash&out\nUza mkeka .\na\nb');
  });
});
