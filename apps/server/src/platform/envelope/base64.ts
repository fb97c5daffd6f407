/**
 * Node's decoder skips what it does not understand and takes both alphabets, so one message would
 * have many spellings. Here a text either is the one canonical spelling of its bytes or is nothing.
 */
export function decodeBase64(text: string): Buffer | undefined {
  if (text.length % 4 !== 0 || text.includes('-') || text.includes('_')) return undefined;
  const bytes = Buffer.from(text, 'base64');
  // What was skipped, and a text that ends early, shows in the length.
  if (bytes.length !== (text.length / 4) * 3 - paddingOf(text)) return undefined;
  // Only before padding are there bits to spare, and they must be zero.
  if (!text.endsWith('=')) return bytes;
  const lastGroup = bytes.subarray(-(bytes.length % 3)).toString('base64');
  return text.endsWith(lastGroup) ? bytes : undefined;
}

function paddingOf(text: string): number {
  if (text.endsWith('==')) return 2;
  return text.endsWith('=') ? 1 : 0;
}
