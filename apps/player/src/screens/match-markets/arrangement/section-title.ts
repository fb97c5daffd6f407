/** What a market's name adds to that of its type: "Mshindi (1X2), Kipindi cha kwanza" adds the half. */
export function sectionTitle(marketName: string, typeName: string): string {
  const rest = marketName
    .replace(typeName, '')
    .replace(/^[\s,:]+|[\s,:]+$/g, '')
    .replace(/:\s+\(/, ' (');
  const [, bare] = /^\(([^()]*)\)$/.exec(rest) ?? [];
  return bare ?? rest;
}
