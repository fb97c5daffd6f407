import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { chooseDataSaver } from '../data-saver/data-saver.ts';
import { ProsePicture } from './ProsePicture.tsx';

beforeAll(() => loadAreas('reading'));
afterEach(() => chooseDataSaver('off'));

const upload = `/files/${'a'.repeat(32)}`;

const drawn = (differences: Partial<Parameters<typeof ProsePicture>[0]> = {}) =>
  renderToStaticMarkup(
    <ProsePicture
      {...{ source: `${upload}.webp`, words: 'Mkeka wa mechi tano', width: 1200, height: 800 }}
      {...differences}
    />,
  );
const said = (markup: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1];

describe('[TXT-37] a picture of a text', () => {
  test('keeps its place, comes late and says what it shows', () => {
    const markup = drawn();
    expect(markup).toMatch(/^<img /);
    expect(['src', 'width', 'height', 'alt', 'loading'].map((name) => said(markup, name))).toEqual([
      ...[`${upload}.webp`, '1200', '800', 'Mkeka wa mechi tano', 'lazy'],
    ]);
  });

  const forms = [
    [1200, `${upload}-480.webp 480w, ${upload}-960.webp 960w, ${upload}.webp 1200w`],
    [960, `${upload}-480.webp 480w, ${upload}.webp 960w`],
    [480, undefined],
    [64, undefined],
  ] as const;
  test.each(forms)('of %d pixels offers the narrower forms there are', (width, srcSet) => {
    expect(said(drawn({ width }), 'srcSet')).toBe(srcSet);
  });

  test('that came with the product has one form', () => {
    const markup = drawn({ source: '/help/make-slip.svg' });
    expect([said(markup, 'src'), said(markup, 'srcSet')]).toEqual([
      '/help/make-slip.svg',
      undefined,
    ]);
  });

  const strange = [
    ['of somebody else', { source: 'https://elsewhere.test/a.webp' }],
    ['of another host', { source: '//elsewhere.test/a.webp' }],
    ['without a size', { width: Number.NaN }],
    ['of no height', { height: 0 }],
  ] as const;
  test.each(strange)('%s is not drawn', (_, differences) => {
    expect(drawn(differences)).toBe('');
  });

  test('is a button with its words for who saves data, and nothing is fetched', () => {
    chooseDataSaver('on');
    const markup = drawn();
    expect(markup).toMatch(/^<button type="button"/);
    expect(markup).not.toMatch(/<img|\/files\//);
    expect(markup.replace(/<[^>]*>/g, '')).toBe('Onyesha picha: Mkeka wa mechi tano');
  });
});
