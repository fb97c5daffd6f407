import { setTimeout as delay } from 'node:timers/promises';
import type { PromptAnswer } from '../world/mobile-money.ts';
import { type Person, phoneOf } from '../world/people.ts';
import type { Scene } from './scene.ts';

type Decision = {
  readonly answer: PromptAnswer;
  /** Only a prompt about so much, which is waited for; else whatever is on the phone now. */
  readonly amount?: number;
};

/** A prompt that is not there by then does not come while anybody waits. */
const WAIT_MS = 2_500;
const LOOK_EVERY_MS = 100;

export async function answerPrompts(
  { world: { mobileMoney } }: Scene,
  person: Person,
  { answer, amount }: Decision,
): Promise<void> {
  const look = async () => {
    const prompts = await mobileMoney.promptsOn(phoneOf(person));
    return prompts.filter((prompt) => amount === undefined || prompt.amount === amount);
  };
  let prompts = await look();
  const deadline = Date.now() + (amount === undefined ? 0 : WAIT_MS);
  while (prompts.length === 0 && Date.now() < deadline) {
    await delay(LOOK_EVERY_MS);
    prompts = await look();
  }
  await Promise.all(prompts.map((prompt) => mobileMoney.answerPrompt(prompt, answer)));
}
