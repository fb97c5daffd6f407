/** Fields of our classes have plain names, so the general helper's care for others is not needed. */
function defineField(object: object, name: string, value: unknown): object {
  return Object.defineProperty(object, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

// biome-ignore lint/style/noDefaultExport: the helper it stands for is imported by default.
export { defineField as default };
