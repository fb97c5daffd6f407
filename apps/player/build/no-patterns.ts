/** The site finds its routes in a table, so the router never reads a pattern. */
export function parse(pattern: string): never {
  throw new Error(`routes are a table, not patterns: ${pattern}`);
}
