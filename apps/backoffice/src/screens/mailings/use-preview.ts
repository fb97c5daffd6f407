import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../features/wire/api.ts';
import type { Draft } from '../_form-kit/definition/form-values.ts';
import { placeRefusal, type Refusal } from '../_form-kit/definition/place-refusal.ts';
import { previewRequest, writeForm } from './write-form.ts';

export type Preview = CallContent<'mailing/preview'>;

/** What was counted, of which draft: anything typed since makes it worthless. */
export type Counted = { readonly draft: Draft; readonly preview: Preview };

export function usePreview(onRefused: (refusal: Refusal) => void) {
  const [counted, setCounted] = useState<Counted>();
  const counting = useMutation({
    mutationFn: async (draft: Draft): Promise<Counted> => ({
      draft,
      preview: await api.mailing.preview(previewRequest(draft), { silent: true }),
    }),
    onSuccess: setCounted,
    onError: (fault) => {
      if (!(fault instanceof CallRejected)) throw fault;
      onRefused(placeRefusal(writeForm, fault));
    },
  });
  return {
    counted,
    isCounting: counting.isPending,
    count: (draft: Draft) => counting.mutate(draft),
    forget: () => setCounted(undefined),
  };
}
