const marks = /\p{M}+/gu;
const separators = /[^\p{L}\p{N}]+/gu;

/** Letters that Unicode does not take apart, as people type them without their key. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const unusual = /[øłđðþßæœı]/g;

/** A name as it is searched: small letters without accents, words apart by one space. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(unusual, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’ʼ]/g, '')
    .replace(separators, ' ')
    .trim();
}
