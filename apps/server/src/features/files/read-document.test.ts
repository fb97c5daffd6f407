import { expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

const documents: readonly (readonly [string, Buffer, string])[] = [
  ['plain words', Buffer.from('Kanuni za nyumba\nMstari wa pili\t✓'), 'a text'],
  ['a mark of byte order', Buffer.from('\ufeffKanuni'), 'a text'],
  ['64 KB', Buffer.alloc(65_536, 'a'), 'a text'],
  ['one byte more', Buffer.alloc(65_537, 'a'), 'file-too-large'],
  ['a shell script', bytes('#!/bin/sh\nrm -rf /'), 'document-program'],
  ['a Windows program', bytes('MZ\u0090\u0000'), 'document-program'],
  ['a Linux program', bytes('\u007fELF\u0002'), 'document-program'],
  ['a page', bytes('  <!DOCTYPE html><script>1</script>'), 'document-program'],
  ['PHP', bytes('<?php echo 1;'), 'document-program'],
  ['a zero byte', bytes('abc\u0000def'), 'document-not-text'],
  ['an escape of a terminal', bytes('abc\u001b[2Jdef'), 'document-not-text'],
  ['no UTF-8', bytes('caf\u00e9'), 'document-not-text'],
  ['half a character', Buffer.from([0x61, 0xe2, 0x82]), 'document-not-text'],
  ['nothing but spaces', bytes(' \n\t '), 'document-not-text'],
];

test.each(documents)('[FIL-14] %s', (_, document, outcome) => {
  const read = readDocument(document);
  expect(read.ok ? 'a text' : read.refusal).toBe(outcome);
});

test('[FIL-14] what is kept has no mark of byte order', () => {
  const read = readDocument(Buffer.from('\ufeffKanuni'));
  expect(read.ok && read.value.toString()).toBe('Kanuni');
});
