import { callsOf, signInAdministrator } from '@kipute/tools/arrivals/arrivals';
import type { World } from '@kipute/tools/start/world';

/** Two persons of the office, by the calls of their pages: the server itself does all of it. */
type Office = {
  /** Previews and proposes; answers the number of the proposal. */
  readonly propose: (issueId: bigint) => Promise<string>;
  /** Everything is computed once more, and the tickets are paid by a job. */
  readonly approve: (proposalId: string) => Promise<void>;
};

type Place = Pick<World, 'backofficeAddress' | 'logins'>;

export async function openOffice({ backofficeAddress: site, logins }: Place): Promise<Office> {
  const callsAs = async (account: string) => {
    const login = logins.administrators.find((one) => one.account === account);
    if (!login) throw new Error(`this world has no ${account}`);
    return callsOf(site, (await signInAdministrator(site, login)).token);
  };
  const [one, other] = [await callsAs('admin'), await callsAs('clerk')];
  return {
    propose: async (issueId) => {
      const id = issueId.toString();
      const { digest } = await one.pool_issue.preview({ id });
      const { proposal_id } = await one.pool_issue.settle({ id, digest, reason: 'bench' });
      if (proposal_id === null) throw new Error('a payment needs a second person');
      return proposal_id;
    },
    approve: async (id) => {
      await other.approval.decide({ id, decision: 'approve', note: '' });
    },
  };
}
