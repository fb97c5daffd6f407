import { apiOf } from '@kipute/api-client/api';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { expect, test } from 'vitest';
import type { Scene } from '../actors/actor.ts';
import { createHistory } from '../history.ts';
import { decideByHand, type LeftSelection } from './closing.ts';

/** An office in which each look finds what is left by then; what is sent is written down. */
function officeWith(looks: readonly (readonly LeftSelection[])[]) {
  const left = [...looks];
  const sent: object[] = [];
  const call = async (_place: object, ask: (api: unknown) => Promise<unknown>) => {
    const write = async (name: string, input: object) => {
      if (name === 'order_list/update_outcome') sent.push(input);
      return { token: 'token', deed: { outcome: 'done', proposal_id: null } };
    };
    return { answer: 'done', content: await ask(apiOf(write)) };
  };
  const world = {
    database: { ask: async () => left.shift() ?? [] },
    people: { administrators: [{ login: 'admin', sentPassword: '' }] },
    wire: { call },
  };
  return { scene: { world, history: createHistory() } as unknown as Scene, sent };
}

const wordOn = (selection_id: string, revision: number) => ({
  ...{ selection_id, revision, outcome: legOutcomes.refund.id },
  note: 'simulated: no result decides it',
});

test('[SIM-48] a clerk gives back each selection, and looks again until none is left', async () => {
  const one = { selectionId: '11', revision: 0 };
  const { scene, sent } = officeWith([
    [one, { selectionId: '12', revision: 2 }],
    [{ ...one, revision: 1 }],
  ]);
  await decideByHand(scene);
  expect(sent).toEqual([wordOn('11', 0), wordOn('12', 2), wordOn('11', 1)]);
});

test('[SIM-48] what is refused again and again is left to the laws', async () => {
  const stubborn = Array.from({ length: 20 }, () => [{ selectionId: '11', revision: 0 }]);
  const { scene, sent } = officeWith(stubborn);
  await decideByHand(scene);
  expect(sent).toHaveLength(5);
});
