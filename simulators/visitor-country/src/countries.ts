export type Asked = { readonly address: string; readonly country: string; readonly at: string };

/** What the simulated service believes: one country for everybody, others for single addresses. */
export class Countries {
  readonly #byAddress = new Map<string, string>();
  readonly #asked: Asked[] = [];
  /** Empty: the service knows nobody. */
  everybody: string;
  /** How it answers: as it should, with a fault, or not in time. */
  trouble: 'none' | 'fault' | 'silence' = 'none';

  constructor(everybody: string) {
    this.everybody = everybody;
  }

  say(address: string, country: string): void {
    if (address === '') this.everybody = country;
    else this.#byAddress.set(address, country);
  }

  answer(address: string): string {
    const country = this.#byAddress.get(address) ?? this.everybody;
    this.#asked.unshift({ address, country, at: new Date().toISOString() });
    this.#asked.length = Math.min(this.#asked.length, 50);
    return country;
  }

  get asked(): readonly Asked[] {
    return this.#asked;
  }

  get exceptions(): readonly (readonly [address: string, country: string])[] {
    return [...this.#byAddress];
  }
}
