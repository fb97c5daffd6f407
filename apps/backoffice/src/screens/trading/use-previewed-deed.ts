import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { proposalIn, tellProposed } from '../../features/wire/proposed.ts';
import { showToast } from '../../features/wire/toasts.ts';
import { tradingTexts } from '../../i18n/texts/trading.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Preview } from './use-trading.ts';

type Calls<Wanted> = {
  readonly preview: (wanted: Wanted) => Promise<Preview>;
  readonly perform: (wanted: Wanted & { seen: string; reason: string }) => Promise<unknown>;
};

/**
 * Something is previewed, and exactly that is done: whatever is typed afterwards drops the preview,
 * and the server refuses a preview that is not what it would do now.
 */
export function usePreviewedDeed<Wanted extends object>({ preview, perform }: Calls<Wanted>) {
  const t = useText();
  const client = useQueryClient();
  const [shown, setShown] = useState<{ readonly wanted: Wanted; readonly preview: Preview }>();
  const [reason, setReason] = useState('');
  const drop = () => setShown(undefined);
  const asking = useMutation({
    mutationFn: async (wanted: Wanted) => ({ wanted, preview: await preview(wanted) }),
    onSuccess: setShown,
    onError: drop,
  });
  const doing = useMutation({
    mutationFn: async () =>
      shown && perform({ ...shown.wanted, seen: shown.preview.seen, reason: reason.trim() }),
    onSuccess: (content) => {
      const proposalId = proposalIn(content);
      if (proposalId === undefined) showToast({ tone: 'success', message: t(tradingTexts.done) });
      else tellProposed(t, proposalId);
      setReason('');
      void client.invalidateQueries({ queryKey: ['trading'] });
    },
    onSettled: drop,
  });
  return {
    ...{ shown: shown?.preview, reason, setReason, drop },
    ...{ ask: asking.mutate, isAsking: asking.isPending },
    perform: () => doing.mutate(),
    isDoing: doing.isPending,
    mayPerform: shown !== undefined && reason.trim() !== '',
  };
}

export type PreviewedDeed = Pick<
  ReturnType<typeof usePreviewedDeed>,
  'shown' | 'reason' | 'setReason' | 'perform' | 'isDoing' | 'mayPerform'
>;
