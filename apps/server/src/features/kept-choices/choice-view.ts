import type { CallContent, CallRequest } from '@kipute/contract/registry';
import type { KeptChoice } from '@kipute/domain/kept-choices/kept-choice';

type WireChoice = CallContent<'player_choice/inquire'>[number];

export function choiceView({ removed, changedAtMs, ...choice }: KeptChoice): WireChoice {
  return {
    ...choice,
    removed: removed ? 1 : 0,
    changed_at: new Date(changedAtMs).toISOString(),
  };
}

export function choiceOf(wire: CallRequest<'player_choice/save'>['choices'][number]): KeptChoice {
  const { removed, changed_at, ...choice } = wire;
  return { ...choice, removed: removed === 1, changedAtMs: Date.parse(changed_at) };
}
