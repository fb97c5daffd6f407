/** The simulated odds provider, through the door it has for scripts and not for the house. */
export type OddsProvider = {
  /** Ids of matches, as the house has them too. */
  readonly inPlay: () => Promise<readonly string[]>;
  /** A moment in a match, at once. Refused when it cannot happen there now; that is no news. */
  readonly command: (moment: Moment, matchId: string) => Promise<'done' | 'refused'>;
};

export type Moment = 'kickoff' | 'goal home' | 'goal away' | 'var' | 'end' | 'abandon' | 'correct';

const CANNOT_HAPPEN = 422;

export function createOddsProvider(address: string): OddsProvider {
  return {
    inPlay: async () => {
      const answer = await fetch(`${address}/matches.json`);
      const matches = (await answer.json()) as readonly { readonly id: string }[];
      return matches.map(({ id }) => id);
    },
    command: async (moment, matchId) => {
      const answer = await fetch(`${address}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ command: moment, match: matchId }),
      });
      const said = await answer.text();
      if (answer.ok) return 'done';
      if (answer.status === CANNOT_HAPPEN) return 'refused';
      throw new Error(`the provider does not take "${moment}": ${said}`);
    },
  };
}
