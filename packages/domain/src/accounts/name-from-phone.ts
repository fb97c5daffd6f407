/** `255712000101` → `0712***101`: what a player is called who has not said otherwise yet. */
export function nameFromPhone(phone: string): string {
  return `0${phone.slice(3, 6)}***${phone.slice(-3)}`;
}
