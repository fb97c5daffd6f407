/** `255712345456` → `2557•••••456`: enough to tell two apart, too little to call. */
export function maskPhone(phone: unknown): string {
  const digits = String(phone).replace(/\D/g, '');
  if (digits.length < 9) return '•'.repeat(digits.length);
  return `${digits.slice(0, -8)}${'•'.repeat(5)}${digits.slice(-3)}`;
}

const phoneInText = /(?<!\d)\+?(?:255|0)[67]\d{8}(?!\d)/g;

/** For texts that others wrote, such as the detail of a database error. */
export function maskPhonesIn(text: string): string {
  return text.replace(phoneInText, maskPhone);
}
