import { poolTexts } from '../../../i18n/texts/pools.ts';
import { defineForm } from '../../_form-kit/definition/form.ts';
import { type Chosen, idsOf } from './chosen-matches.ts';

const fields = [{ kind: 'reason', name: 'reason', title: poolTexts.reason }] as const;

export type NewDraft = { readonly typeId: string; readonly chosen: Chosen };

export const addForm = defineForm({
  call: 'pool_issue/add',
  fields,
  send: ({ reason }, { subject }: { subject: NewDraft; requestKey: string }) => ({
    ...{ type_id: subject.typeId, reason },
    ...idsOf(subject.chosen),
  }),
});

export type ChangedDraft = {
  readonly id: string;
  readonly revision: number;
  readonly chosen: Chosen;
};

/** Names the revision it was composed from: what a colleague changed meanwhile is not overwritten. */
export const updateForm = defineForm({
  call: 'pool_issue/update',
  fields,
  send: ({ reason }, { subject }: { subject: ChangedDraft; requestKey: string }) => ({
    ...{ id: subject.id, revision: subject.revision, reason },
    ...idsOf(subject.chosen),
  }),
});
