/** `0712•••101`: enough to recognise a number one knows, too little to call it. */
export function maskedPhone(phone: string): string {
  const local = phone.replace(/^255(?=\d{9}$)/, '0');
  if (!/^\d{7,15}$/.test(local)) return phone.startsWith('erased') ? '' : '•••';
  return `${local.slice(0, 4)}•••${local.slice(-3)}`;
}

/** As the people of our area codes write them, with or without the country. */
const PHONE_IN_TEXT = /(?<!\d)(?:\+?(?:25[04-8]|243|26[05])\d{9}|0[67]\d{8})(?!\d)/g;

/** What somebody typed, or an operator said, may hold a number: payers are told to type theirs. */
export function maskedPhonesIn(text: string): string {
  return text.replace(PHONE_IN_TEXT, (phone) => maskedPhone(phone.replace('+', '')));
}
