/** Both days as `2026-03-01`. Who was born on 29 February is a year older on 1 March. */
export function ageInYears(birthday: string, today: string): number {
  const [year, monthAndDay] = partsOf(birthday);
  const [yearToday, monthAndDayToday] = partsOf(today);
  return yearToday - year - (monthAndDayToday < monthAndDay ? 1 : 0);
}

function partsOf(day: string): readonly [year: number, monthAndDay: string] {
  return [Number(day.slice(0, 4)), day.slice(5)];
}

/** `255712000101` → `0712***101`: what a player is called who has not said otherwise yet. */
export function nameFromPhone(phone: string): string {
  return `0${phone.slice(3, 6)}***${phone.slice(-3)}`;
}
