/** One of several, of which exactly one is current: a tab, a pill, a segment. */
export type Choice<Id extends string> = { readonly id: Id; readonly text: string };

export type ChoiceProps<Id extends string> = {
  label: string;
  choices: readonly Choice<Id>[];
  current: Id;
  onChoose: (id: Id) => void;
};

/** Which choice an arrow key leads to; the ends are joined. Undefined for any other key. */
export function choiceAfterKey<Id extends string>(
  key: string,
  { choices, current }: Pick<ChoiceProps<Id>, 'choices' | 'current'>,
): Id | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
  const step = steps[key];
  if (step === undefined) return undefined;
  const position = choices.findIndex((choice) => choice.id === current);
  return choices[(position + step + choices.length) % choices.length]?.id;
}
