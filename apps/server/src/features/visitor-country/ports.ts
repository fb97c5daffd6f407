/** From which country an address is. It never throws: what nobody can say is unknown. */
export type CountryLookup = {
  /** Two letters, or undefined: unknown, and worth asking again later. */
  readonly countryOf: (address: string) => Promise<string | undefined>;
};
