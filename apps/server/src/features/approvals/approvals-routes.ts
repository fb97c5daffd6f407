import { textIn } from '@kipute/contract/locale';
import { invariant } from '@kipute/domain/invariant';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import { nodesOfAdministrator } from '../access/index.ts';
import { type DecideDeps, proposalDecider } from './decide-proposal.ts';
import { deedOf, noChanges } from './deeds.ts';
import { sumDeedsAlone } from './deeds-alone.ts';
import type { ProposalView } from './ports.ts';
import { proposalTaker } from './proposal-records.ts';
import { findProposal, listProposals, type Proposal } from './proposal-store.ts';
import { commonChecks, kindsDecidedBy, proposalViews, type Viewing } from './proposal-view.ts';

export type ApprovalRoutes = HandlersFor<
  'approval/inquire' | 'approval/detailed' | 'approval/decide' | 'approval/withdraw'
>;

type Context = Pick<CallContext<SignedInAdministrator>, 'caller' | 'locale'>;

export function approvalRoutes(deps: DecideDeps): ApprovalRoutes {
  const { database, deeds } = deps;
  const decide = proposalDecider(deps);
  const takeBack = proposalTaker(deps);
  return {
    'approval/inquire': async ({ page, page_size, view, kind }, { caller, locale }) => {
      const { proposals, count } = await listProposals(database.office, {
        ...{ view, kind, administratorId: caller.administratorId, now: deps.clock.now() },
        ...{ kindsOfMine: kindsDecidedBy(caller, deeds), page, pageSize: page_size },
      });
      const viewing = viewingOf(deps, { caller, locale });
      return answerPage(await proposalViews(database.office, proposals, viewing), count);
    },
    'approval/detailed': async ({ id }, context) => {
      const proposal = await findProposal(database.office, idOfWire(id));
      if (!proposal) return refuseWith('proposal-unknown');
      return answer(await detailedView(deps, proposal, context));
    },
    'approval/decide': async ({ id, decision, note }, context) => {
      const { caller, address, userAgent } = context;
      const { administratorId } = caller;
      const visit = { address, userAgent };
      const proposalId = idOfWire(id);
      const decided = await decide({ proposalId, decision, note, administratorId, visit });
      if (!decided.ok) return refuseWith(decided.refusal);
      return answer(await oneView(deps, decided.value, context));
    },
    'approval/withdraw': async ({ id }, context) => {
      const { caller, address, userAgent } = context;
      const { administratorId } = caller;
      const visit = { address, userAgent };
      const taken = await takeBack({ proposalId: idOfWire(id), administratorId, visit });
      if (!taken.ok) return refuseWith(taken.refusal);
      return answer(await oneView(deps, taken.value, context));
    },
  };
}

const viewingOf = (deps: DecideDeps, { caller, locale }: Context): Viewing => ({
  ...{ caller, locale, deeds: deps.deeds },
  now: deps.clock.now(),
  rules: deps.settings.current('office'),
});

async function oneView(deps: DecideDeps, proposal: Proposal, context: Context) {
  const [view] = await proposalViews(deps.database.office, [proposal], viewingOf(deps, context));
  invariant(view, 'one proposal has one view');
  return view;
}

/** Of a waiting one everything is looked at anew; of a decided one what was shown then. */
async function detailedView(deps: DecideDeps, proposal: Proposal, context: Context) {
  const view = await oneView(deps, proposal, context);
  const { locale } = context;
  if (view.state !== 'waiting') {
    const { sw, en } = proposal.changes ?? noChanges;
    return { ...view, changes: [...(locale === 'sw' ? sw : en)], checks: [], money_path: null };
  }
  const deed = deedOf(deps.deeds, proposal.kind);
  const shown = await deed.open(proposal.payload)?.view(deps.database.office);
  const now: ProposalView | undefined = locale === 'sw' ? shown?.sw : shown?.en;
  const checks = await checksOf(deps, proposal, { locale, name: view.proposed_by.name });
  return {
    ...view,
    ...(now && { title: now.title, subject: now.subject }),
    changes: now?.changes ?? [],
    checks: [...(now?.checks ?? [unreadable(locale)]), ...checks],
    // A player's whole history of money is for those who decide about it.
    money_path: (context.caller.nodes.has(deed.node) && now?.money_path) || null,
  };
}

const unreadable = (locale: Context['locale']) => ({
  text: textIn(locale, {
    sw: 'pendekezo hili haliwezi kusomwa tena',
    en: 'this proposal cannot be read any more',
  }),
  holds: 0 as const,
});

async function checksOf(
  { database, deeds, clock }: DecideDeps,
  { kind, proposedBy }: Proposal,
  { locale, name }: { readonly locale: Context['locale']; readonly name: string },
) {
  const nodes = await nodesOfAdministrator(database.office, proposedBy);
  const person = { kind, administratorId: proposedBy, now: clock.now() };
  const alone = await sumDeedsAlone(database.office, person);
  return commonChecks({ mayStill: nodes.has(deedOf(deeds, kind).node), alone, name }, locale);
}
