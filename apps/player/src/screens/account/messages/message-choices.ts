import type { CallContent } from '@kipute/contract/registry';

export type MessageChoices = CallContent<'subscriber/message_choices'>;
export type ChoiceName = Exclude<keyof MessageChoices, 'security'>;
type Wanted = Partial<Pick<MessageChoices, ChoiceName>>;

/** What the server keeps, and over it what is on its way there. */
type ChoicesUnderWay = {
  readonly kept: MessageChoices;
  readonly saving: Wanted;
  /** The last one could not be saved and shows again what is kept. */
  readonly hasFailed: boolean;
};

export const nothingUnderWay = (kept: MessageChoices): ChoicesUnderWay => ({
  kept,
  saving: {},
  hasFailed: false,
});

export const shownChoices = ({ kept, saving }: ChoicesUnderWay): MessageChoices => ({
  ...kept,
  ...saving,
});

/** Each is sent by itself, so that two that are changed at once do not undo each other. */
export function withWanted(before: ChoicesUnderWay, wanted: Wanted): ChoicesUnderWay {
  return { ...before, saving: { ...before.saving, ...wanted }, hasFailed: false };
}

/** Of the answer only the one that was asked for: another may be on its way still. */
export function withSaved(
  before: ChoicesUnderWay,
  name: ChoiceName,
  answer: MessageChoices,
): ChoicesUnderWay {
  const kept = { ...before.kept, [name]: answer[name] };
  return { ...before, kept, saving: without(before.saving, name) };
}

export function withFailed(before: ChoicesUnderWay, name: ChoiceName): ChoicesUnderWay {
  return { ...before, saving: without(before.saving, name), hasFailed: true };
}

function without(saving: Wanted, name: ChoiceName): Wanted {
  const { [name]: _, ...others } = saving;
  return others;
}
