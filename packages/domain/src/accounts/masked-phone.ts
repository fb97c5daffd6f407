/** `0712•••101`: enough to recognise a number one knows, too little to call it. */
export function maskedPhone(phone: string): string {
  const local = phone.replace(/^255(?=\d{9}$)/, '0');
  if (!/^\d{7,15}$/.test(local)) return phone.startsWith('erased') ? '' : '•••';
  return `${local.slice(0, 4)}•••${local.slice(-3)}`;
}
