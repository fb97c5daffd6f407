import { apiOf } from '@kipute/api-client/api';
import { expect, test } from 'vitest';
import { createHistory, ofKind } from '../history.ts';
import type { Answered, Wire } from '../world/wire.ts';
import type { Scene } from './actor.ts';
import { askUntilAnswered, type Slip } from './bet-requests.ts';

const person = { login: '0712000101', sentPassword: '' };
const slip: Slip = {
  ...{ key: 'one-request', asks: 'fit', stake: 500, paidWith: 'balance', systemSize: 0 },
  legs: [],
};

/** A house that answers as it is told; what reaches it is written down. */
function sceneThatAnswers(answers: readonly Answered<never>[]) {
  const history = createHistory();
  history.add({ kind: 'session-opened', who: person.login, site: 'player', token: 'token' });
  const sent: string[] = [];
  const left = [...answers];
  const wire: Wire = {
    call: async ({ server }, ask) => {
      const write = async (name: string, input: object) => {
        const { request_key } = input as Readonly<Record<string, unknown>>;
        sent.push(`${server} ${name} ${request_key}`);
      };
      await ask(apiOf(write));
      return left.shift() ?? { answer: 'lost' };
    },
  };
  const scene = { world: { wire }, history } as unknown as Scene;
  return { scene, sent, history };
}

test('[SIM-09] a bet is asked for with the same key, now here, now there, until it is answered', async () => {
  const { scene, sent, history } = sceneThatAnswers([
    { answer: 'lost' },
    { answer: 'refused', code: 'sign-in-required' },
    { answer: 'refused', code: 'funds-short' },
    { answer: 'lost' },
  ]);
  expect(await askUntilAnswered(scene, { person, server: 'B' }, slip)).toBe('refused');
  expect(sent).toEqual(['B', 'A', 'B'].map((server) => `${server} order_list/add one-request`));
  const answers = ofKind(history.all(), 'bet-asked').map(({ answer }) => answer);
  expect(answers).toEqual(['lost', 'refused', 'refused']);
});
