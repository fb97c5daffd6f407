import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { t } from '../../../i18n/i18n.ts';
import { newIdempotencyKey } from '../../idempotency/idempotency-key.ts';
import {
  type EarlierAttempt,
  type KeyedOutcome,
  sendWithKey,
} from '../../idempotency/send-with-key.ts';
import { unansweredRequests } from '../../idempotency/unanswered-requests.ts';
import { currentPlayerId } from '../../session/session-store.ts';
import { refreshPlayer } from '../../session/use-player-refresh.ts';
import { createCell } from '../../store/cell.ts';
import { api } from '../../wire/api.ts';
import { coinOf } from '../round/racing.ts';
import type { ConvertActivity, Direction } from './conversion.ts';

/** What is kept to be asked again: the clock of the device is read whenever it is sent. */
export type ConvertBody = Omit<CallRequest<'racing_coin/convert'>, 'device_time'>;

const keyOf = ({ request_key }: ConvertBody): string => request_key;
const unanswered = unansweredRequests<ConvertBody>('racing-coin.unanswered', keyOf);

export const unansweredConversions = (playerId: string | undefined): readonly ConvertBody[] =>
  playerId === undefined ? [] : unanswered.of(playerId);

type Done = {
  readonly direction: Direction;
  readonly converted: Senti;
  readonly tax: Senti;
  readonly received: Senti;
};

type Converting = {
  readonly activity: ConvertActivity;
  readonly notice: string | undefined;
  readonly done: Done | undefined;
};

const idle: Converting = { activity: 'idle', notice: undefined, done: undefined };

/** What is under way on this page, and what came of the last attempt. */
export const converting = createCell<Converting>(idle);

/** The key is made here, once: however often the body is sent, it converts once (RCP-62). */
export const convertBody = (
  direction: Direction,
  amount: Senti,
  newKey = newIdempotencyKey,
): ConvertBody => ({ request_key: newKey(), direction, amount: Number(amount / senti(100n)) });

export const convert = (direction: Direction, amount: Senti): Promise<void> =>
  send(convertBody(direction, amount), 'none');

export async function retryConversion(): Promise<void> {
  for (const body of unansweredConversions(currentPlayerId())) {
    await send(body, 'without-response');
  }
}

export function forgetConversion(): void {
  const playerId = currentPlayerId();
  if (playerId) unanswered.forget(playerId, unanswered.of(playerId).map(keyOf));
  converting.set(idle);
}

async function send(body: ConvertBody, earlier: EarlierAttempt): Promise<void> {
  const playerId = currentPlayerId();
  if (!playerId || converting.get().activity === 'sending') return;
  unanswered.keep(playerId, [body]);
  converting.set({ ...idle, activity: 'sending' });
  const device_time = () => new Date().toISOString();
  const sending = {
    send: () => api.racing_coin.convert({ ...body, device_time: device_time() }, { silent: true }),
    pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    isStillTheirs: () => currentPlayerId() === playerId,
  };
  const outcome = await sendWithKey(sending, earlier);
  if (outcome.kind !== 'lost') unanswered.forget(playerId, [keyOf(body)]);
  const here = currentPlayerId();
  // Another player at this device is not told about it.
  converting.set(here === undefined || here === playerId ? after(outcome, body) : idle);
  // In any case: without a response the purses show whether money has moved.
  await refreshPlayer().catch(() => undefined);
}

function after(
  outcome: KeyedOutcome<CallContent<'racing_coin/convert'>>,
  { direction }: ConvertBody,
): Converting {
  switch (outcome.kind) {
    case 'answered': {
      const { converted, tax, received } = outcome.content;
      const amounts = { converted: coinOf(converted), tax: coinOf(tax) };
      return { ...idle, done: { direction, ...amounts, received: coinOf(received) } };
    }
    case 'refused':
      return { ...idle, notice: outcome.words || t('racing.refused') };
    case 'lost':
      // Who was signed out meanwhile is offered it again after signing in.
      return { ...idle, activity: currentPlayerId() ? 'unsure' : 'idle' };
  }
}
