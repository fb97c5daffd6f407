/**
 * Node's decoder skips what it does not understand and takes both alphabets, so one message would
 * have many spellings. Here a text either is the one canonical spelling of its bytes or is nothing.
 */
const canonicalAlphabet = /^[A-Za-z0-9+/]*={0,2}$/;

export function decodeBase64(text: string): Buffer | undefined {
  if (text.length % 4 !== 0 || !canonicalAlphabet.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  // Only before padding are there bits to spare, and they must be zero.
  if (!text.endsWith('=')) return bytes;
  const lastGroup = bytes.subarray(-(bytes.length % 3)).toString('base64');
  return text.endsWith(lastGroup) ? bytes : undefined;
}
