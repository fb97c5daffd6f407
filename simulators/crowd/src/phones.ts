import { setTimeout as pause } from 'node:timers/promises';

/** The two things that people hold in their hands, each at its simulator. */
export type Phones = {
  /** The code that came by message since then; undefined when none comes. */
  readonly readCode: (phone: string, since: number) => Promise<string | undefined>;
  /** Says yes or no to the prompt on the phone, as soon as there is one. */
  readonly answerPrompt: (phone: string, answer: 'approve' | 'refuse') => Promise<void>;
};

type Addresses = { readonly smsGateway: string; readonly mobileMoney: string };

const LOOKS = 15;
const LOOK_EVERY_MS = 1_000;
const CODE = /\b(\d{6})\b/;

type Message = { readonly text: string; readonly receivedAt: string };
type Handset = { readonly pin: string; readonly prompts: readonly { readonly id: string }[] };

export function phonesAt({ smsGateway, mobileMoney }: Addresses): Phones {
  return {
    readCode: (phone, since) =>
      lookAgain(async () => {
        const messages = await read<readonly Message[]>(`${smsGateway}/inbox.json?phone=${phone}`);
        const fresh = messages.filter(({ receivedAt }) => Date.parse(receivedAt) >= since);
        return fresh.map(({ text }) => CODE.exec(text)?.[1]).find((code) => code !== undefined);
      }),
    answerPrompt: async (phone, answer) => {
      const address = `${mobileMoney}/handset.json?phone=${phone}`;
      const found = await lookAgain(async () => {
        const { pin, prompts } = await read<Handset>(address);
        const [prompt] = prompts;
        return prompt && { collection: prompt.id, pin };
      });
      if (!found) return;
      await fetch(`${mobileMoney}/handset/answer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...found, answer }),
      });
    },
  };
}

async function read<Value>(address: string): Promise<Value> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} says ${reply.status}`);
  return (await reply.json()) as Value;
}

async function lookAgain<Value>(look: () => Promise<Value | undefined>) {
  for (let tried = 0; tried < LOOKS; tried += 1) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await pause(LOOK_EVERY_MS);
  }
  return undefined;
}
