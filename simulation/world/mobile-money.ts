import { openLine } from './line.ts';

/** The operators' simulator, through the doors it has for phones and for us, not for the house. */
export type MobileMoney = {
  /** Everybody keeps their word, and a prompt that nobody answers goes away soon. */
  readonly beWell: () => Promise<void>;
  readonly order: (party: AnyParty, knobs: Knobs) => Promise<void>;
  readonly promptsOn: (phone: string) => Promise<readonly Prompt[]>;
  /** Too late for a prompt that is gone; that is no news. */
  readonly answerPrompt: (prompt: Prompt, answer: PromptAnswer) => Promise<void>;
  readonly payBill: (bill: Bill) => Promise<BillOutcome>;
  /** What moved, by the operators' own books. */
  readonly movements: () => Promise<readonly Movement[]>;
  /** The operators' own books since a moment, with what has gone back and what was asked for. */
  readonly ledger: (since: string) => Promise<Ledger>;
};

export const parties = ['mpesa', 'airtel', 'mixx', 'selcom'] as const;
export type Party = (typeof parties)[number];

/** With those that no operator goes through unless the house is set up so. */
export const everyParty = [...parties, 'azampay'] as const;
export type AnyParty = (typeof everyParty)[number];

/** What is left out is as usual. */
export type Knobs = {
  readonly callbacks?: 'once' | 'twice' | 'never' | 'refused-then-paid' | 'paid-then-refused';
  readonly callbackDelayMs?: number;
  readonly toldAmount?: 'right' | 'wrong';
  readonly line?: 'up' | 'dropped' | 'error' | 'hangs' | 'answer-lost' | 'answer-cut';
  readonly answerDelayMs?: number;
  readonly float?: 'normal' | 'empty';
  readonly promptLifetimeMs?: number;
  readonly payoutDelayMs?: number;
};

export const promptAnswers = ['approve', 'refuse', 'ignore'] as const;
export type PromptAnswer = (typeof promptAnswers)[number];

export type Prompt = { readonly id: string; readonly reference: string; readonly amount: number };

type Bill = {
  readonly party: Party;
  readonly phone: string;
  readonly amount: number;
  /** The registered number of the player whose money it becomes. */
  readonly reference: string;
  /** Left out: the house's own. */
  readonly businessNumber?: string;
};

type BillOutcome =
  | { readonly kind: 'paid'; readonly receipt: string }
  | { readonly kind: 'refused'; readonly reason: string };

export type Movement = {
  readonly party: Party;
  readonly way: 'in' | 'out';
  readonly receipt: string;
  /** Ours, or what a payer typed. */
  readonly reference: string;
  readonly phone: string;
  /** Whole shillings. */
  readonly amount: number;
};

/** Money that moved, by an operator's books. */
export type LedgerLine = Omit<Movement, 'party'> & {
  readonly party: AnyParty;
  /** Of a payment from the menu. */
  readonly businessNumber?: string;
  /** Whether it has gone back to its payer. */
  readonly returned: boolean;
};

/** What the house asked an operator for, however it went. */
export type LedgerRequest = {
  readonly party: AnyParty;
  readonly way: 'in' | 'out';
  /** The operator's own number for it. */
  readonly id: string;
  readonly reference: string;
  readonly phone: string;
  readonly amount: number;
  readonly state: 'open' | 'paid' | 'refused';
};

export type Ledger = {
  readonly lines: readonly LedgerLine[];
  readonly requests: readonly LedgerRequest[];
};

/** Shorter than a run, longer than somebody needs who means to answer. */
const PROMPT_LIFETIME_MS = 8_000;
export const BUSINESS_NUMBER = '447744';
const DAY_MS = 86_400_000;

export function createMobileMoney(address: string): MobileMoney {
  const order = async (party: AnyParty, knobs: Knobs) => {
    const body = { promptLifetimeMs: PROMPT_LIFETIME_MS, ...knobs };
    await send(`${address}/knobs/${party}`, 'PUT', body);
  };
  return {
    order,
    beWell: async () => {
      await Promise.all(everyParty.map((party) => order(party, {})));
    },
    promptsOn: async (phone) => {
      const answer = await fetch(`${address}/handset.json?phone=${phone}`);
      const { prompts } = (await answer.json()) as { readonly prompts: readonly Prompt[] };
      return prompts;
    },
    answerPrompt: async ({ id }, answer) => {
      await send(`${address}/handset/answer`, 'POST', { collection: id, answer }, [404]);
    },
    payBill: async (bill) => {
      const order = { businessNumber: BUSINESS_NUMBER, ...bill };
      return JSON.parse(await send(`${address}/handset/paybill`, 'POST', order)) as BillOutcome;
    },
    ledger: async (since) => {
      const answer = await fetch(`${address}/ledger.json?since=${since}`);
      return (await answer.json()) as Ledger;
    },
    movements: async () => {
      // Both days, for a run that plays around midnight.
      const now = Date.now();
      const days = [dayOf(now - DAY_MS), dayOf(now)];
      return (await Promise.all(days.map((day) => movementsOf(address, day)))).flat();
    },
  };
}

const eastAfricanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });
const dayOf = (at: number): string => eastAfricanDay.format(new Date(at));

type Account = { readonly lines: readonly Omit<Movement, 'party'>[] };

async function movementsOf(address: string, day: string): Promise<readonly Movement[]> {
  const answer = await fetch(`${address}/merchant.json?day=${day}`);
  const accounts = (await answer.json()) as Readonly<Record<Party, Account>>;
  return parties.flatMap((party) => accounts[party].lines.map((line) => ({ ...line, party })));
}

async function send(
  url: string,
  method: 'PUT' | 'POST',
  body: object,
  alsoFine: readonly number[] = [],
): Promise<string> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = await answer.text();
  if (answer.ok || alsoFine.includes(answer.status)) return said;
  throw new Error(`the operators do not take ${JSON.stringify(body)}: ${said}`);
}

/**
 * Where the operators find the house: one address, behind it one server after another, alive or
 * not. A call that meets a dead one comes again, as operators' calls do.
 */
export async function openHouseLine() {
  let addresses: () => readonly string[] = () => [];
  let calls = 0;
  const line = await openLine(() => {
    const living = addresses().filter((address) => address !== '');
    calls += 1;
    const address = living[calls % Math.max(living.length, 1)];
    return address === undefined ? undefined : Number(new URL(address).port);
  });
  return {
    url: `http://127.0.0.1:${line.port}`,
    leadTo: (house: () => readonly string[]) => {
      addresses = house;
    },
    close: line.close,
  };
}
