import { type ErrorCode, errorCatalogue } from '@kipute/contract/errors';
import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { formatShillings } from '@kipute/domain/money/senti';
import type { Reader } from '../../platform/database/database.ts';
import type { SignedInAdministrator } from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import type { SettingsOf } from '../settings/index.ts';
import type { Deeds } from './deeds.ts';
import type { SumAlone } from './deeds-alone.ts';
import type { ProposalKind, ProposalView, Submitted } from './ports.ts';
import { type Proposal, titleOf } from './proposal-store.ts';

type ShownProposal = CallContent<'approval/inquire'>[number];

export type Viewing = {
  readonly caller: SignedInAdministrator;
  readonly locale: Locale;
  readonly now: Date;
  readonly deeds: Deeds;
  readonly rules: SettingsOf<'office'>;
};

/** What a deed came to, as calls that may only propose answer it. */
export function deedView(submitted: Submitted<unknown>): CallContent<'withdraw/update'>['deed'] {
  return submitted.outcome === 'done'
    ? { outcome: 'done', proposal_id: null }
    : { outcome: 'proposed', proposal_id: submitted.proposalId.toString() };
}

/** Kinds that the caller may decide: approving is doing, so the deed's own node is needed too. */
export function kindsDecidedBy(
  { nodes }: Pick<SignedInAdministrator, 'nodes'>,
  deeds: Deeds,
): readonly ProposalKind[] {
  if (!nodes.has('approval/decide')) return [];
  return [...deeds.values()].filter(({ node }) => nodes.has(node)).map(({ kind }) => kind);
}

export async function proposalViews(
  reader: Reader,
  proposals: readonly Proposal[],
  viewing: Viewing,
): Promise<ShownProposal[]> {
  const people = proposals.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? []]);
  const names = await namesOfAdministrators(reader, people.flat());
  return proposals.map((proposal) => proposalView(proposal, names, viewing));
}

function proposalView(
  proposal: Proposal,
  names: ReadonlyMap<bigint, string>,
  { caller, locale, now, deeds, rules }: Viewing,
): ShownProposal {
  const { proposedBy, decidedBy, endsAt, kind } = proposal;
  const personOf = (id: bigint) => ({ id: id.toString(), name: names.get(id) ?? '' });
  // The job that ends it comes by every few minutes; its time is over all the same.
  const hasRunOut = proposal.state === 'waiting' && endsAt <= now;
  const state = hasRunOut ? 'ended' : proposal.state;
  const isForMe =
    state === 'waiting' &&
    proposedBy !== caller.administratorId &&
    kindsDecidedBy(caller, deeds).includes(kind);
  return {
    id: proposal.id.toString(),
    ...{ kind, state, reason: proposal.reason },
    title: textIn(locale, titleOf(proposal)),
    rule: textIn(locale, ruleOf[kind](rules)),
    subject: {
      // Sound: it came from the same list when it was proposed.
      kind: proposal.subjectKind as ShownProposal['subject']['kind'],
      id: proposal.subjectId,
      name: proposal.subjectName,
    },
    proposed_by: personOf(proposedBy),
    proposed_at: proposal.proposedAt.toISOString(),
    ends_at: endsAt.toISOString(),
    decided_by: decidedBy === null ? null : personOf(decidedBy),
    decided_at: proposal.decidedAt?.toISOString() ?? null,
    decision_note: proposal.decisionNote,
    why_not: whyNotOf(proposal, locale),
    for_me: isForMe ? 1 : 0,
    by_me: proposedBy === caller.administratorId ? 1 : 0,
  };
}

function whyNotOf({ obstacle }: Proposal, locale: Locale): string {
  const isCatalogued = obstacle !== null && obstacle in errorCatalogue;
  return isCatalogued ? textIn(locale, errorCatalogue[obstacle as ErrorCode]) : '';
}

const fromAmount = (amount: SettingsOf<'office'>['withdrawalFrom']): Localised =>
  amount === 0n
    ? { sw: 'kila mara: watu wawili', en: 'every time: two persons' }
    : {
        sw: `kuanzia ${formatShillings(amount)}: watu wawili`,
        en: `from ${formatShillings(amount)}: two persons`,
      };

const moreRights: Localised = { sw: 'ruhusa zaidi: watu wawili', en: 'more rights: two persons' };

/** Why one person does not suffice, by the limits of today. */
const manyReaders: Localised = {
  sw: 'Ujumbe kwa watu wengi: watu wawili',
  en: 'A mailing to many: two persons',
};

const poolShared: Localised = {
  sw: 'Mfuko wa jackpot: watu wawili daima',
  en: 'The pool of a jackpot: always two persons',
};

const poolSold: Localised = {
  sw: 'Toleo lenye tiketi: watu wawili',
  en: 'An issue with tickets: two persons',
};

const limitOfMoney: Localised = {
  sw: 'Kikomo cha pesa: watu wawili daima',
  en: 'A limit of money: always two persons',
};

const roundBetOn: Localised = {
  sw: 'Raundi yenye dau: watu wawili',
  en: 'A round with bets: two persons',
};

const ruleOf: Readonly<Record<ProposalKind, (rules: SettingsOf<'office'>) => Localised>> = {
  'balance-change': ({ balanceChangeFrom }) => fromAmount(balanceChangeFrom),
  'credit-by-hand': ({ creditByHandFrom }) => fromAmount(creditByHandFrom),
  withdrawal: ({ withdrawalFrom }) => fromAmount(withdrawalFrom),
  'result-change': ({ resultChangeFrom }) => fromAmount(resultChangeFrom),
  'match-result': ({ resultChangeFrom }) => fromAmount(resultChangeFrom),
  'market-void': ({ resultChangeFrom }) => fromAmount(resultChangeFrom),
  'role-change': () => moreRights,
  'manager-change': () => moreRights,
  'free-bets': ({ balanceChangeFrom }) => fromAmount(balanceChangeFrom),
  campaign: ({ campaignFrom }) => fromAmount(campaignFrom),
  mailing: () => manyReaders,
  'pool-settlement': () => poolShared,
  'pool-cancellation': () => poolSold,
  'racing-refund': () => roundBetOn,
  'bet-setting': () => limitOfMoney,
  'pay-setting': () => limitOfMoney,
  'system-setting': () => limitOfMoney,
};

type Check = ProposalView['checks'][number];

/** What is looked at for every kind, after what the deed itself checks. */
export function commonChecks(
  { mayStill, alone, name }: { mayStill: boolean; alone: SumAlone; name: string },
  locale: Locale,
): readonly Check[] {
  const right = mayStill
    ? { sw: `${name} bado ana ruhusa hii`, en: `${name} may still do this` }
    : { sw: `${name} hana ruhusa hii tena`, en: `${name} may not do this any more` };
  const total = formatShillings(alone.amount);
  const sum =
    alone.amount === 0n
      ? { sw: '', en: '' }
      : { sw: `, jumla ${total}`, en: `, ${total} together` };
  const others =
    alone.count === 0
      ? {
          sw: `hakuna nyingine chini ya kikomo ndani ya saa 24 kutoka kwa ${name}`,
          en: `none below the limit in 24 h by ${name}`,
        }
      : {
          sw: `${alone.count} zaidi chini ya kikomo ndani ya saa 24 kutoka kwa ${name}${sum.sw}`,
          en: `${alone.count} more below the limit in 24 h by ${name}${sum.en}`,
        };
  return [
    { text: textIn(locale, right), holds: mayStill ? 1 : 0 },
    { text: textIn(locale, others), holds: alone.count === 0 ? 1 : 0 },
  ];
}
