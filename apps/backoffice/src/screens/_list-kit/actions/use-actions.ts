import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../features/permissions/administrator.tsx';
import { readAnswers } from '../definition/answers.ts';
import type { ActionOrder, List, ListAction, Row } from '../definition/list.ts';
import { keyOfList } from '../page/use-list-page.ts';
import { asksFirst } from './confirmation.ts';

/** An action this administrator may take, ready to be started on some rows. */
export type Offer = {
  readonly action: ListAction<Row>;
  readonly start: (rows: readonly Row[]) => void;
};

/** The action that waits for its question to be answered. */
export type Asked = { readonly action: ListAction<Row>; readonly rows: readonly Row[] };

type Run = Asked & { readonly order: ActionOrder<Row> };

export type Actions = {
  readonly offers: readonly Offer[];
  readonly asked: Asked | undefined;
  readonly isRunning: boolean;
  readonly confirm: (order: Omit<ActionOrder<Row>, 'rows'>) => void;
  readonly dismiss: () => void;
  /** Something was done to the rows. */
  readonly askAnew: () => void;
};

export function useActions(list: List, onDone: () => void): Actions {
  const may = useMay();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const askAnew = () => {
    onDone();
    return queries.invalidateQueries({ queryKey: keyOfList(list) });
  };
  const run = useMutation({
    mutationFn: async ({ action, order }: Run) =>
      'form' in action ? undefined : action.perform(order),
    onSuccess: () => {
      setAsked(undefined);
      return askAnew();
    },
  });
  const start = (action: ListAction<Row>) => (rows: readonly Row[]) => {
    if (asksFirst(action)) return setAsked({ action, rows });
    run.mutate({ action, rows, order: { rows, answers: readAnswers({}), note: '' } });
  };
  return {
    offers: list.actions
      .filter((action) => may(action.node))
      .map((action) => ({ action, start: start(action) })),
    asked,
    isRunning: run.isPending,
    confirm: (order) => asked && run.mutate({ ...asked, order: { rows: asked.rows, ...order } }),
    dismiss: () => setAsked(undefined),
    askAnew: () => void askAnew(),
  };
}
