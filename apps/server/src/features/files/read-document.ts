import { isUtf8 } from 'node:buffer';
import { DOCUMENT_BYTES_MAX } from '@kipute/contract/constants/content/files';
import { ok, type Result, refuse } from '@kipute/domain/result';

export type DocumentRefusal = 'file-too-large' | 'document-not-text' | 'document-program';

/** `#!`, DOS and Windows, Linux, Java and old Mac, WebAssembly. */
const PROGRAM_STARTS = ['#!', 'MZ', '\u007fELF', '\u00ca\u00fe\u00ba\u00be', '\u0000asm'];
/** A page that a browser might run when somebody serves the text as what it looks like. */
const PAGE_START = /^\s*(<!doctype|<html|<\?php|<\?xml|<script|<svg|%PDF-)/i;
/** Of the controls only those that typing makes. */
const isTyped = (text: string): boolean => !/\p{Cc}/u.test(text.replace(/[\t\n\f\r]/g, ''));

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Text as people write it, and nothing that a machine would run. */
export function readDocument(bytes: Buffer): Result<Buffer, DocumentRefusal> {
  if (bytes.length > DOCUMENT_BYTES_MAX) return refuse('file-too-large');
  const start = bytes.toString('latin1', 0, 4);
  if (PROGRAM_STARTS.some((program) => start.startsWith(program)))
    return refuse('document-program');
  const text = decoded(bytes);
  if (text === undefined || text.trim() === '' || !isTyped(text)) {
    return refuse('document-not-text');
  }
  return PAGE_START.test(text) ? refuse('document-program') : ok(Buffer.from(text, 'utf8'));
}

/** Without the mark of byte order, which nobody typed. */
function decoded(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? utf8.decode(bytes) : undefined;
}
