import type { CallContent, CallInput } from '@kipute/contract/registry';
import type { KeptChoice } from '@kipute/domain/kept-choices/kept-choice';

type WireChoice = CallContent<'player_choice/inquire'>[number];

export function choiceToSend(
  choice: KeptChoice,
): CallInput<'player_choice/save'>['choices'][number] {
  const { kind, value, name, flag, removed, changedAtMs } = choice;
  const changed_at = new Date(changedAtMs).toISOString();
  return { kind, value, name, flag, removed: removed ? 1 : 0, changed_at };
}

export function choiceHeard({ removed, changed_at, ...choice }: WireChoice): KeptChoice {
  return { ...choice, removed: removed === 1, changedAtMs: Date.parse(changed_at) };
}
