/** Values by key; the least recently used makes room. */
export function queryCache<Value>(max: number) {
  const values = new Map<string, Value>();
  return (key: string, create: () => Value): Value => {
    const value = values.get(key) ?? create();
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > max && oldest !== undefined) values.delete(oldest);
    return value;
  };
}
