/** As the account keeps them; its own table would bring all of its rules along. */
const BETTING_TYPES_MAX = 40;
const TYPE_ID_MAX = 999_999;

/** What was kept may be anything: only numbers of betting types are some, the newest stay. */
export function bettingTypesIn(kept: unknown): readonly number[] {
  if (!Array.isArray(kept)) return [];
  const isTypeId = (id: unknown): id is number =>
    Number.isInteger(id) && Number(id) >= 0 && Number(id) <= TYPE_ID_MAX;
  return kept.filter(isTypeId).slice(-BETTING_TYPES_MAX);
}
