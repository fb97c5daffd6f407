import { expect } from '@playwright/test';
import { mobileMoneyPage } from '../world/running-world.ts';

type Prompt = { readonly id: string; readonly amount: number };
type Handset = { readonly prompts: readonly Prompt[] };

const PIN = '1234';
/** It comes within a moment, and to ask costs nothing. */
const soon = { intervals: [50] };

/** The phone in the player's hand, at the simulated operators. */
export function handset(phone: string) {
  async function prompts(): Promise<readonly Prompt[]> {
    const answer = await fetch(`${mobileMoneyPage()}/handset.json?phone=${phone}`);
    return ((await answer.json()) as Handset).prompts;
  }

  return {
    prompts,
    /** Once the prompt is there. */
    answer: async (choice: 'approve' | 'refuse'): Promise<void> => {
      await expect.poll(async () => (await prompts()).length, soon).toBeGreaterThan(0);
      const [prompt] = await prompts();
      const answered = await post('/handset/answer', {
        collection: prompt?.id,
        answer: choice,
        pin: PIN,
      });
      expect(answered.status).toBe(200);
    },
    /** From the operator's own menu; answers the receipt number. */
    payBill: async (bill: {
      readonly party: string;
      readonly businessNumber: string;
      readonly reference: string;
      readonly amount: number;
    }): Promise<string> => {
      const paid = await post('/handset/paybill', { ...bill, phone, pin: PIN });
      return ((await paid.json()) as { readonly receipt: string }).receipt;
    },
  };
}

/** Trouble on purpose at one party; what is not named is as usual. */
export async function setKnobs(party: string, knobs: Readonly<Record<string, unknown>>) {
  const set = await fetch(`${mobileMoneyPage()}/knobs/${party}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(knobs),
  });
  expect(set.status).toBe(200);
}

function post(path: string, body: object): Promise<Response> {
  return fetch(mobileMoneyPage() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
