const INT8_MAX = 2n ** 63n - 1n;

/** A wire id may be larger than any row's; then it names nobody instead of failing the query. */
export function idOfWire(text: string): bigint {
  const id = BigInt(text);
  if (id > INT8_MAX) return INT8_MAX;
  return id;
}
