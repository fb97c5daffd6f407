import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aBomb, anAnimation, aPhoneJpeg, aPng } from './fixtures/pictures.ts';
import { readImage } from './read-image.ts';

const outcomeOf = async (bytes: Buffer) => {
  const read = await readImage(bytes);
  return read.ok ? 'a picture' : read.refusal;
};

const glued = async (text: string) => Buffer.concat([await aPng(), Buffer.from(text, 'latin1')]);
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>';
const gif = () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const pdfInJpeg = async () => {
  const jpeg = await aPhoneJpeg();
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from('fffe000b%PDF-1.4\n'.replace('fffe000b', '\u00ff\u00fe\u0000\u000b'), 'latin1'),
    jpeg.subarray(2),
  ]);
};

const uploads: readonly (readonly [string, () => Promise<Buffer> | Buffer, string])[] = [
  ['a PNG', () => aPng(), 'a picture'],
  ['a JPEG of a phone', () => aPhoneJpeg(), 'a picture'],
  [
    'a WebP',
    async () =>
      sharp(await aPng())
        .webp()
        .toBuffer(),
    'a picture',
  ],
  ['text that is called a picture', () => Buffer.from('not a picture at all'), 'image-not-real'],
  ['a GIF', gif, 'image-not-real'],
  [
    'the head of a PNG and nothing behind it',
    async () => (await aPng()).subarray(0, 40),
    'image-not-real',
  ],
  [
    'half of a JPEG',
    async () => (await aPhoneJpeg({ width: 900, height: 900 })).subarray(0, 700),
    'image-not-real',
  ],
  ['an SVG', () => Buffer.from(svg), 'image-svg'],
  ['an SVG behind spaces', () => Buffer.from(`\n\n   ${svg}`), 'image-svg'],
  ['an animation', () => anAnimation(), 'image-animated'],
  ['an animated giant', () => anAnimation({ width: 2_000, height: 2_000 }), 'image-animated'],
  ['a bomb', aBomb, 'image-too-many-pixels'],
  ['a page behind a picture', () => glued('<html><script>alert(1)</script>'), 'image-hides-file'],
  ['PHP behind a picture', () => glued('<?PHP system($_GET[0]);'), 'image-hides-file'],
  [
    'a ZIP behind a picture',
    () => glued('PK\u0003\u0004…PK\u0005\u0006'.padEnd(60)),
    'image-hides-file',
  ],
  ['a PDF in a comment', pdfInJpeg, 'image-hides-file'],
];

test.each(uploads)('[FIL-10, FIL-11] %s: %#', { timeout: 30_000 }, async (_, upload, outcome) => {
  expect(await outcomeOf(await upload())).toBe(outcome);
});

test('[FIL-12] what is kept is upright and holds nothing of the phone', async () => {
  const read = await readImage(await aPhoneJpeg({ width: 600, height: 300 }));
  if (!read.ok) throw new Error(read.refusal);
  const { whole, narrower, width, height } = read.value;
  expect([width, height]).toEqual([300, 600]);
  const facts = await sharp(whole).metadata();
  expect(facts).toMatchObject({ format: 'webp', width: 300, height: 600 });
  expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation]).toEqual(
    Array(5).fill(undefined),
  );
  expect(whole.includes('TECNO')).toBe(false);
  expect([...narrower.keys()]).toEqual([480, 960]);
});

test('[FIL-12] the largest form has a side of 1,920 at most, narrower ones their width', async () => {
  const read = await readImage(await aPng({ width: 3_840, height: 1_000 }));
  if (!read.ok) throw new Error(read.refusal);
  const { whole, narrower } = read.value;
  const sizes = await Promise.all(
    [whole, ...narrower.values()].map(async (form) => {
      const { width, height } = await sharp(form).metadata();
      return [width, height];
    }),
  );
  expect(sizes).toEqual([
    [1_920, 500],
    [480, 125],
    [960, 250],
  ]);
});
