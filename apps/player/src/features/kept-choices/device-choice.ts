import { choiceKinds, type KeptChoice } from '@kipute/domain/kept-choices/kept-choice';

/** A choice as this device remembers it; `unsent` until an account has it. */
export type DeviceChoice = KeptChoice & { readonly unsent?: true };

/** What was kept may be anything: only what reads like a choice is one. */
export function choicesIn(kept: unknown): readonly DeviceChoice[] {
  return Array.isArray(kept) ? kept.filter(isChoice) : [];
}

function isChoice(kept: unknown): kept is DeviceChoice {
  if (typeof kept !== 'object' || kept === null) return false;
  const { kind, value, name, flag, removed, changedAtMs } = kept as Record<string, unknown>;
  return (
    choiceKinds.some((known) => known === kind) &&
    [value, name, flag].every((text) => typeof text === 'string') &&
    typeof removed === 'boolean' &&
    Number.isFinite(changedAtMs)
  );
}
