import { useState } from 'react';
import { answered } from '../../../features/forms/submission.ts';
import { api } from '../../../features/wire/api.ts';
import { useAsked } from '../use-asked.ts';
import {
  type ChoiceName,
  type MessageChoices,
  nothingUnderWay,
  shownChoices,
  withFailed,
  withSaved,
  withWanted,
} from './message-choices.ts';

const askForChoices = () => api.subscriber.message_choices({}, { silent: true });

export const useMessageChoices = () => useAsked(askForChoices);

export function useSavedChoices(kept: MessageChoices) {
  const [underWay, setUnderWay] = useState(() => nothingUnderWay(kept));

  async function save<Name extends ChoiceName>(name: Name, value: MessageChoices[Name]) {
    const wanted = { [name]: value };
    setUnderWay((before) => withWanted(before, wanted));
    const saved = await answered(api.subscriber.update_message_choices(wanted, { silent: true }));
    setUnderWay((before) =>
      saved.ok ? withSaved(before, name, saved.value) : withFailed(before, name),
    );
  }

  return {
    shown: shownChoices(underWay),
    isSaving: (name: ChoiceName) => name in underWay.saving,
    hasFailed: underWay.hasFailed,
    save: <Name extends ChoiceName>(name: Name, value: MessageChoices[Name]) => {
      // Of one choice one change at a time: the last answer must be about what is shown.
      if (!(name in underWay.saving)) void save(name, value);
    },
  };
}
