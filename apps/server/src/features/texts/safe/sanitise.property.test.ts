import { createSeededRandom } from '@kipute/testkit/seeded-random';
import { expect, test } from 'vitest';
import { sanitise } from './sanitise.ts';

const pieces: readonly [string, ...string[]] = [
  '<b>',
  ...[
    '<p>',
    '</p>',
    '<p',
    '>',
    '<',
    '</',
    '<h2>',
    '</h2>',
    '<ul><li>',
    '</li></ul>',
    '<table><tr><td>',
  ],
  ...[
    '<script>',
    '</script>',
    '<scr<script>ipt>',
    '<SCRIPT SRC=//x>',
    '<svg/onload=alert(1)>',
    '<img ',
  ],
  ...[
    'src=x ',
    'src="/help/tax.svg" ',
    'alt="a" width="1" height="2" ',
    'onerror=alert(1) ',
    'href="javascript:alert(1)" ',
    "href='//x' ",
    'style="x:y" ',
    '/>',
  ],
  ...[
    '<a ',
    'href="/home">',
    '</a>',
    '<iframe srcdoc="<script>1</script>">',
    '<math><mi xlink:href=x>',
  ],
  ...[
    '<noscript><p title="</noscript><img src=x onerror=1>">',
    '<textarea>',
    '</textarea>',
    '<xmp>',
    '<plaintext>',
  ],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?xml',
    '<!doctype html>',
    '&lt;script&gt;',
    '&#60;script&#62;',
  ],
  ...[
    '&#x6a;avascript:',
    'jav\tascript:',
    '\u0000',
    '\u202e',
    '{{bet_min}}',
    '{{table:markets}}',
    '"',
    "'",
    '`',
  ],
  ...[
    '<style>',
    '</style>',
    '@import',
    'text',
    ' ',
    '\n',
    '<template>',
    '<object data=x>',
    '<embed src=x>',
  ],
];

/** Every element that is left, with what it carries. */
const element = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/gi;
const allowed =
  /^(h2|h3|p|br|hr|blockquote|ul|ol|li|dl|dt|dd|strong|em|table|thead|tbody|tr|th|td|figure|figcaption|a|img)$/;
const attributes =
  /^(\s(href="(\/(?!\/)|#|tel:)[^"<>]*"|src="\/(files|help)\/[^"<>]*"|alt="[^"<>]+"|(width|height)="\d{1,4}"))*\s?\/?$/;

test('[TXT-20] whatever is written, nothing but the safe subset comes out', () => {
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const random = createSeededRandom(seed);
    const length = random.integer({ from: 1, to: 14 });
    const html = Array.from({ length }, () => random.pick(pieces)).join('');
    const clean = sanitise(html).html;
    for (const [, , tag = '', carried = ''] of clean.matchAll(element)) {
      expect(tag, `${seed}: ${html}`).toMatch(allowed);
      expect(carried, `${seed}: ${html}`).toMatch(attributes);
    }
    // What is no element is text: no sign of one may be left over.
    expect(clean.replace(element, ''), `${seed}: ${html}`).not.toMatch(/[<>]/);
    expect(sanitise(clean), `${seed}: ${html}`).toEqual({ html: clean, takenOut: [] });
  }
});
