import { expect } from '@playwright/test';
import { smsInboxPage } from '../world/running-world.ts';

type Message = { readonly text: string };

async function messagesTo(phone: string): Promise<readonly Message[]> {
  const answer = await fetch(`${smsInboxPage()}/inbox.json?phone=${encodeURIComponent(phone)}`);
  return (await answer.json()) as readonly Message[];
}

/** The six digits of the newest message that has any, once there are so many of those. */
export async function codeSentTo(phone: string, messagesWanted = 1): Promise<string> {
  let codes: readonly string[] = [];
  await expect(async () => {
    const texts = (await messagesTo(phone)).map(({ text }) => text);
    codes = texts.flatMap((text) => /\b\d{6}\b/.exec(text) ?? []);
    expect(codes.length).toBeGreaterThanOrEqual(messagesWanted);
  }).toPass({ intervals: [50] });
  return codes[0] ?? '';
}

/** A number nobody in this world has had yet. */
export function newPhone(): string {
  const digits = String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
  return `0769${digits}`;
}
