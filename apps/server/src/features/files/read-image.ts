import {
  IMAGE_PIXELS_MAX,
  IMAGE_SIDE_MAX,
  IMAGE_WIDTHS,
} from '@kipute/contract/constants/content/files';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { createSemaphore } from '../../platform/concurrency/semaphore.ts';

export type ImageRefusal =
  | 'image-not-real'
  | 'image-svg'
  | 'image-animated'
  | 'image-too-many-pixels'
  | 'image-hides-file'
  | 'image-too-slow';

export type ReadImage = {
  readonly width: number;
  readonly height: number;
  /** The largest form, and narrower ones by their width. */
  readonly whole: Buffer;
  readonly narrower: ReadonlyMap<number, Buffer>;
};

const TAKEN_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const QUALITY = 82;
const TIME_SECONDS = 10;

// Decoders of strange formats are where holes are found; what nobody uploads is never reached.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Uploads are seldom alike, and a cache of them would only hold memory.
sharp.cache(false);

/** Decoding takes the threads that hash passwords, so uploads wait for one another. */
const decoding = createSemaphore(1);

/**
 * Whatever the sender calls it, it is a picture when its bytes are those of one and it can be drawn.
 * What comes out is drawn anew: without place, device, comments and whatever else was in the file.
 */
export async function readImage(bytes: Buffer): Promise<Result<ReadImage, ImageRefusal>> {
  if (isSvg(bytes)) return refuse('image-svg');
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === 'image/apng') return refuse('image-animated');
  if (!type || !TAKEN_TYPES.has(type.mime)) return refuse('image-not-real');
  if (hidesAnotherFile(bytes)) return refuse('image-hides-file');
  return decoding.run(() => drawAnew(bytes));
}

const SVG = /<svg[\s>/]/i;
const HEAD_BYTES = 4_096;

const isSvg = (bytes: Buffer): boolean => SVG.test(bytes.toString('latin1', 0, HEAD_BYTES));

/** Programs of browsers and servers, as they are written into comments and behind the end. */
const PROGRAM = /<script|<\?php|<html|<!doctype html|<iframe|<svg[\s>/]/i;
const PDF = '%PDF-';
const ZIP_END = 'PK\u0005\u0006';
const PDF_WITHIN = 1_024;
/** The directory of a ZIP stands at its end, before a comment of at most this length. */
const ZIP_END_WITHIN = 65_557;

function hidesAnotherFile(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (PROGRAM.test(text)) return true;
  if (text.slice(0, PDF_WITHIN).includes(PDF)) return true;
  return text.slice(-ZIP_END_WITHIN).includes(ZIP_END);
}

async function drawAnew(bytes: Buffer): Promise<Result<ReadImage, ImageRefusal>> {
  const source = sharp(bytes, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error', pages: -1 });
  const facts = await source.metadata().catch(noteFault);
  if (typeof facts === 'string') return refuse(facts);
  if ((facts.pages ?? 1) > 1) return refuse('image-animated');
  if (facts.width * facts.height > IMAGE_PIXELS_MAX) return refuse('image-too-many-pixels');
  const drawn = await allForms(bytes).catch(noteFault);
  return typeof drawn === 'string' ? refuse(drawn) : ok(drawn);
}

async function allForms(bytes: Buffer): Promise<ReadImage> {
  const whole = await formOf(bytes, { width: IMAGE_SIDE_MAX, height: IMAGE_SIDE_MAX });
  const narrower = new Map<number, Buffer>();
  for (const width of IMAGE_WIDTHS) {
    // From the form that was drawn: the file of a stranger is decoded once.
    narrower.set(width, (await formOf(whole.data, { width })).data);
  }
  return { width: whole.info.width, height: whole.info.height, whole: whole.data, narrower };
}

const formOf = (bytes: Buffer, size: { readonly width: number; readonly height?: number }) =>
  sharp(bytes, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: TIME_SECONDS })
    // Phones lie pictures on their side and say so in what is left out.
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });

/** The library tells its reasons in words alone. */
function noteFault(error: unknown): ImageRefusal {
  const words = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(words)) return 'image-too-many-pixels';
  return /timeout/i.test(words) ? 'image-too-slow' : 'image-not-real';
}
