import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../features/permissions/administrator.tsx';
import { queueCountsKey } from '../../../features/queues/use-queue-counts.ts';
import { readAnswers } from '../definition/answers.ts';
import type { ActionOrder, List, ListAction, Row } from '../definition/list.ts';
import { type BulkAnswer, bulkAnswerOf } from './bulk-answer.ts';
import { asksFirst } from './confirmation.ts';

/** An action this administrator may take, ready to be started on some rows. */
export type Offer = {
  readonly action: ListAction<Row>;
  readonly start: (rows: readonly Row[]) => void;
};

/** The action that waits for its question to be answered. */
export type Asked = { readonly action: ListAction<Row>; readonly rows: readonly Row[] };

type Run = Asked & { readonly order: ActionOrder<Row> };

/** What became of each of many rows, until somebody has read it. */
export type BulkResult = Asked & { readonly answer: BulkAnswer };

export type Actions = {
  readonly offers: readonly Offer[];
  readonly asked: Asked | undefined;
  readonly isRunning: boolean;
  readonly confirm: (order: Omit<ActionOrder<Row>, 'rows'>) => void;
  readonly dismiss: () => void;
  /** Something was done, with this answer. */
  readonly done: (content: unknown) => void;
  readonly bulk: BulkResult | undefined;
  readonly readBulk: () => void;
};

type Consequences = {
  /** What must be asked anew after a deed. */
  readonly changes: readonly QueryKey[];
  readonly onDone: () => void;
};

/** The actions of a list or of a page, as far as the role may take them. */
export function useActions(
  { actions }: Pick<List, 'actions'>,
  { changes, onDone }: Consequences,
): Actions {
  const may = useMay();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [bulk, setBulk] = useState<BulkResult>();
  const askAnew = () => {
    onDone();
    const keys = [...changes, queueCountsKey];
    return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const done = (content: unknown) => {
    const answer = bulkAnswerOf(content);
    if (asked && answer) setBulk({ ...asked, answer });
    void askAnew();
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
    offers: actions
      .filter((action) => may(action.node))
      .map((action) => ({ action, start: start(action) })),
    asked,
    isRunning: run.isPending,
    confirm: (order) => asked && run.mutate({ ...asked, order: { rows: asked.rows, ...order } }),
    dismiss: () => setAsked(undefined),
    done,
    bulk,
    readBulk: () => setBulk(undefined),
  };
}
