import type { SettingsOf } from '@kipute/server/settings';
import type { Chance } from '../chance.ts';
import type { SettingsEdit } from '../world/desk.ts';
import type { Action, Actor, Scene } from './actor.ts';

/** Someone at the desk pauses betting, opens it again, or sets a tax for now or for later. */
export const houseSettings: Actor<Scene> = {
  name: 'house settings',
  weight: 4,
  draw: (chance) => chance.byWeight(deeds).draw(chance),
};

type Deed = { readonly weight: number; readonly draw: (chance: Chance) => Action<Scene> };

const deeds: readonly Deed[] = [
  { weight: 4, draw: (chance) => editing(chance, bettingPause(chance)) },
  { weight: 2, draw: (chance) => editing(chance, sportsTax(chance, 'at once')) },
  { weight: 2, draw: (chance) => editing(chance, sportsTax(chance, 'from tomorrow')) },
  { weight: 2, draw: twoEditors },
];

type SectionEdit = {
  readonly says: string;
  readonly edit: (note: string) => SettingsEdit<'bet'> | SettingsEdit<'taxes'>;
};

function bettingPause(chance: Chance): SectionEdit {
  const bettingPaused = chance.pick([true, false, false]);
  return {
    says: bettingPaused ? 'pauses betting' : 'opens betting',
    edit: (note) => ({
      section: 'bet',
      // The prompt carries the note, so that a page shows which change it has heard of.
      next: (bet) => ({ ...bet, bettingPaused, pausePrompt: { sw: note, en: note } }),
      note,
    }),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function sportsTax(chance: Chance, when: 'at once' | 'from tomorrow'): SectionEdit {
  const sportsPercent = chance.integer({ from: 1, to: 30 });
  const next = (taxes: SettingsOf<'taxes'>) => ({ ...taxes, sportsPercent });
  return {
    says: `sets the tax to ${sportsPercent} % ${when}`,
    edit: (note) => ({
      section: 'taxes',
      next,
      note,
      ...(when === 'at once' ? {} : { effectiveFrom: new Date(Date.now() + DAY_MS) }),
    }),
  };
}

function editing(chance: Chance, { says, edit }: SectionEdit): Action<Scene> {
  const note = `simulated change ${chance.word()}`;
  return {
    says: `the desk ${says}: ${note}`,
    play: (scene) => change(scene, edit(note)),
  };
}

/** Both open the page before either saves; the database lets one of them win. */
function twoEditors(chance: Chance): Action<Scene> {
  const one = editing(chance, bettingPause(chance));
  const other = editing(chance, bettingPause(chance));
  return {
    says: `at once, ${one.says} and ${other.says}`,
    play: async (scene) => {
      await Promise.all([one.play(scene), other.play(scene)]);
    },
  };
}

async function change(
  { world, history }: Scene,
  edit: SettingsEdit<'bet'> | SettingsEdit<'taxes'>,
): Promise<void> {
  const { answer, revision } = await (edit.section === 'bet'
    ? world.desk.changeSettings(edit)
    : world.desk.changeSettings(edit));
  const { section, note } = edit;
  history.add({ kind: 'settings-change', section, revision, note, answer });
}
