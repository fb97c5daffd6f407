import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallInput } from '@kipute/contract/registry';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../features/wire/api.ts';
import { proposalIn, tellProposed } from '../../features/wire/proposed.ts';
import { showToast } from '../../features/wire/toasts.ts';
import { formTexts } from '../../i18n/texts/form.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Form, FormAnswer } from './definition/form.ts';
import { type Draft, requestOf, valuesOf } from './definition/form-values.ts';
import { placeRefusal, type Refusal } from './definition/place-refusal.ts';

type SendingOf<Subject> = {
  readonly form: Form<Subject>;
  readonly subject: Subject;
  readonly onRefused: (refusal: Refusal) => void;
  /** The answer is there; a secret in it is still to be shown. */
  readonly onDone: (content: unknown, answer: FormAnswer | undefined) => void;
};

/** Sends a form whose fields were found right, and says what became of it. */
export function useFormSending<Subject>({ form, subject, onRefused, onDone }: SendingOf<Subject>) {
  const t = useText();
  const requestKey = useRef(crypto.randomUUID());
  const [refusal, setRefusal] = useState<string>();
  const sending = useMutation({
    mutationFn: async (draft: Draft) => {
      const values = valuesOf(form, draft);
      const input = await form.send(values, { subject, requestKey: requestKey.current });
      const request = requestOf(form.call, input) as CallInput<typeof form.call>;
      return call(form.call, request, { silent: true }) as Promise<unknown>;
    },
    onSuccess: (content) => {
      requestKey.current = crypto.randomUUID();
      const proposalId = proposalIn(content);
      if (proposalId === undefined) showToast({ tone: 'success', message: t(formTexts.saved) });
      else tellProposed(t, proposalId);
      onDone(content, form.answer(content));
    },
    onError: (fault) => {
      if (!(fault instanceof CallRejected)) throw fault;
      // Only without an answer is it unknown whether it was done, and the next try is the same one.
      if (fault.code !== 'network-exception') requestKey.current = crypto.randomUUID();
      const placed = placeRefusal(form, fault);
      if (placed.field === undefined) setRefusal(placed.message);
      onRefused(placed);
    },
  });
  return {
    isSending: sending.isPending,
    refusal,
    send: (draft: Draft) => {
      setRefusal(undefined);
      const refused = form.refuse(valuesOf(form, draft));
      if (refused) onRefused({ field: refused.field, message: t(refused.text) });
      else sending.mutate(draft);
    },
  };
}
