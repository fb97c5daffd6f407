import type { Localised } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { mailingTexts } from '../../i18n/texts/mailings.ts';
import type { Say } from '../../i18n/use-text.ts';

export type Audience = CallContent<'mailing/detailed'>['audience'];

type Span = {
  readonly what: Localised;
  readonly from: string | undefined;
  readonly to: string | undefined;
};

const shillings = (amount: number): string => amount.toLocaleString('en-US');

/** To whom, in sentences: one for each thing that must hold. */
export function audienceWords(audience: Audience, t: Say): readonly string[] {
  const { user_ids, kind, language } = audience;
  const lines = [
    user_ids.length > 0 && t(mailingTexts.toPicked, { count: shillings(user_ids.length) }),
    kind && t(kind === 'agent' ? mailingTexts.onlyAgents : mailingTexts.onlyPlayers),
    language &&
      t(mailingTexts.reading, {
        language: t(language === 'sw' ? mailingTexts.swahili : mailingTexts.english),
      }),
    ...spansOf(audience).map((span) => saidSpan(span, t)),
    ...amountsOf(audience, t),
    audience.never_deposited === 1 && t(mailingTexts.neverDeposited),
  ].filter((line) => typeof line === 'string');
  return lines.length > 0 ? lines : [t(mailingTexts.toEverybody)];
}

const spansOf = (audience: Audience): readonly Span[] => [
  { what: mailingTexts.registered, from: audience.register_from, to: audience.register_to },
  { what: mailingTexts.seen, from: audience.login_from, to: audience.login_to },
  { what: mailingTexts.deposited, from: audience.deposit_from, to: audience.deposit_to },
  { what: mailingTexts.staked, from: audience.stake_from, to: audience.stake_to },
];

function saidSpan({ what, from, to }: Span, t: Say): string | undefined {
  if (from && to) return t(mailingTexts.between, { what: t(what), from, to });
  if (from) return t(mailingTexts.since, { what: t(what), from });
  return to ? t(mailingTexts.until, { what: t(what), to }) : undefined;
}

function amountsOf(audience: Audience, t: Say): readonly string[] {
  const { deposit_least, stake_least, balance_from, balance_to } = audience;
  const atLeast = (what: Localised, amount: number | undefined) =>
    amount !== undefined && t(mailingTexts.atLeast, { what: t(what), amount: shillings(amount) });
  return [
    atLeast(mailingTexts.deposited, deposit_least),
    atLeast(mailingTexts.staked, stake_least),
    atLeast(mailingTexts.balance, balance_from),
    balance_to !== undefined &&
      t(mailingTexts.atMost, {
        what: t(mailingTexts.balance),
        amount: shillings(balance_to),
      }),
  ].filter((line) => typeof line === 'string');
}
