import { describe, expect, test } from 'vitest';
import { tidied } from './editor/safe-nodes.ts';
import { paragraphsOf } from './paragraphs.ts';
import { textsList } from './texts-list.ts';

const typed = [
  ['Moja', '<p>Moja</p>'],
  ['Moja\nmbili\n\n\nTatu ', '<p>Moja<br />mbili</p><p>Tatu</p>'],
  ['<b>3 & 4</b>', '<p>&lt;b&gt;3 &amp; 4&lt;/b&gt;</p>'],
  ['  \n ', ''],
] as const;

test.each(typed)('[TXT-51] typed words %j become %s', (words, html) => {
  expect(paragraphsOf(words)).toBe(html);
});

const kept = [
  ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  [
    '<ol start="3"><li><p>a</p><ul><li><p>b</p></li></ul></li></ol>',
    '<ol><li>a<ul><li>b</li></ul></li></ol>',
  ],
  ['<p>a</p><p></p>', '<p>a</p>'],
] as const;

test.each(kept)('[TXT-51] the editor’s %s is kept as %s', (html, tidy) => {
  expect(tidied(html)).toBe(tidy);
});

describe('[TXT-51] a new page', () => {
  const add = textsList.actions.find(({ key }) => key === 'add');
  if (!add || !('form' in add) || add.on !== 'list') throw new Error('the form is gone');
  const { send } = add.form;
  const words = { slug: 'mkeka', note: 'mpya', title_sw: 'Mkeka', body_sw: 'Moja' };
  const sending = { subject: undefined, requestKey: 'a-key' };
  const sw = { title: 'Mkeka', body: '<p>Moja</p>' };

  test('of help has its topic and no type', () => {
    expect(send({ ...words, kind: 'help', topic: 'slip', type: 2 }, sending)).toEqual({
      ...{ kind: 'help', topic: 'slip', slug: 'mkeka', sort: 0, note: 'mpya', sw },
      en: { title: '', body: '' },
    });
  });

  test('that is an article has its type and no topic', () => {
    const english = { title_en: 'Slip', body_en: 'One' };
    expect(
      send({ ...words, ...english, kind: 'article', topic: 'slip', type: 2 }, sending),
    ).toEqual({
      ...{ kind: 'article', type: 2, slug: 'mkeka', sort: 0, note: 'mpya', sw },
      en: { title: 'Slip', body: '<p>One</p>' },
    });
  });
});
