import type { ChannelName } from './variables.ts';

/**
 * How a message of a party is authenticated, and what it may do (docs/spec/callbacks.md has the
 * same table, and a test holds adapters and page to it). `signature`: over what it says. `bearer`:
 * a secret that says nothing about the content, so its source, time, recipient and amount are
 * checked as well. `nothing`: it triggers a status query and no more.
 */
export type CallbackRule = {
  readonly message: string;
  readonly authenticatedBy: 'signature' | 'bearer' | 'nothing';
  /** It carries a time that is held against our clock. */
  readonly carriesTime: boolean;
  readonly mayDo: 'end the payment' | 'credit a payment' | 'ask for a player' | 'trigger a query';
};

export const callbackRules = {
  mpesa: [
    rule('result', 'nothing', 'trigger a query'),
    { ...rule('pay-bill', 'bearer', 'credit a payment'), carriesTime: true },
  ],
  airtel: [
    rule('callback with a hash', 'signature', 'end the payment'),
    rule('callback without a hash key', 'nothing', 'trigger a query'),
  ],
  mixx: [
    rule('push callback', 'bearer', 'end the payment'),
    rule('name check', 'bearer', 'ask for a player'),
    rule('pay-bill', 'bearer', 'credit a payment'),
  ],
  selcom: [{ ...rule('webhook', 'signature', 'end the payment'), carriesTime: true }],
  azampay: [
    rule('checkout callback', 'nothing', 'trigger a query'),
    rule('transfer callback', 'nothing', 'trigger a query'),
  ],
} as const satisfies Record<ChannelName, readonly CallbackRule[]>;

function rule(
  message: string,
  authenticatedBy: CallbackRule['authenticatedBy'],
  mayDo: CallbackRule['mayDo'],
): CallbackRule {
  return { message, authenticatedBy, mayDo, carriesTime: false };
}
