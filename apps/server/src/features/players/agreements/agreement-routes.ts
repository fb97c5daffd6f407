import { rowsOf } from '@kipute/contract/constants/choice';
import {
  type AgreedText,
  agreedTexts,
  richTextTypes,
} from '@kipute/contract/constants/content/texts';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { type AgreedVersion, languageOf } from '../../texts/index.ts';
import { agreedVersions, consentKinds } from '../consent-store.ts';
import { type AgreeDeps, createAgree, type ShownVersion } from './agree.ts';

export type AgreementRoutes = HandlersFor<'subscriber/agreements' | 'subscriber/agree'>;

export function agreementRoutes(deps: AgreeDeps): AgreementRoutes {
  const { database, agreements } = deps;
  const agree = createAgree(deps);
  return {
    'subscriber/agreements': async (_, { caller, locale }) => {
      const language = languageOf[locale];
      const inEffect = agreements.inEffect(language);
      if (caller.kind !== 'player') return answer(inEffect.map((one) => dueView(one)));
      const agreed = await agreedVersions(database.read, caller.playerId);
      const due = inEffect.filter(({ word, name }) => agreed.get(consentKinds[word]) !== name);
      const changes = await Promise.all(
        due.map(({ word }) => {
          const name = agreed.get(consentKinds[word]);
          return name === undefined
            ? []
            : agreements.changesSince(database.read, word, { name, language });
        }),
      );
      return answer(
        due.map((one, place) =>
          dueView(one, agreed.get(consentKinds[one.word]), changes[place] ?? []),
        ),
      );
    },
    'subscriber/agree': async ({ agreed }, { caller: { playerId }, ...visit }) => {
      const result = await agree({ playerId, shown: shownIn(agreed) }, visit);
      return result.ok ? answer(null) : refuseWith(result.refusal);
    },
  };
}

type Due = CallContent<'subscriber/agreements'>[number];

const dueView = (
  { type, number, title, releasedAt }: AgreedVersion,
  agreedBefore?: string,
  changes: readonly Due['changes'][number][] = [],
): Due => ({
  ...{ type, version: number, title, release_time: releasedAt.toISOString() },
  agreed_version: numberIn(agreedBefore),
  changes: [...changes],
});

/** Consents of before there were versions have a name without a number of ours. */
function numberIn(name: string | undefined): number | null {
  const number = /^(\d+)-[0-9a-f]{12}$/.exec(name ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

const wordOfType = new Map<number, AgreedText>(
  rowsOf(richTextTypes).flatMap(([word, { id }]) => {
    const agreed = agreedTexts.find((one) => one === word);
    return agreed ? [[id, agreed] as const] : [];
  }),
);

/** Of one text named twice the last counts. */
export function shownIn(
  agreed: CallRequest<'subscriber/agree'>['agreed'],
): readonly ShownVersion[] {
  const shown = new Map<AgreedText, ShownVersion>();
  for (const { type, version } of agreed) {
    const word = wordOfType.get(type);
    if (word) shown.set(word, { word, number: version });
  }
  return [...shown.values()];
}
