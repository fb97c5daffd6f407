/** Paths of nodes that open something; headings of the menu are none. */
export type Rights = ReadonlySet<string>;

/** A role of everything may be given and taken only by who has everything as well. */
export function holdsAll(own: Rights, wanted: Iterable<string>): boolean {
  for (const path of wanted) {
    if (!own.has(path)) return false;
  }
  return true;
}

export type RightsChange = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

export function changeOfRights(before: Rights, after: Rights): RightsChange {
  return {
    added: [...after].filter((path) => !before.has(path)),
    removed: [...before].filter((path) => !after.has(path)),
  };
}

/** What somebody needs who is to set the office's rights straight again. */
export const keeperNodes = ['subscriber/adminlogin', 'role/update'] as const;

/** An administrator who can sign in today and may change roles. */
export type Keeper = {
  readonly administratorId: bigint;
  readonly roleId: number;
  readonly isSuper: boolean;
};

export type Loss = 'last-super-administrator' | 'last-role-editor';

/** A change after which nobody could undo it is refused (ACC-61). */
export function lossOf(before: readonly Keeper[], after: readonly Keeper[]): Loss | undefined {
  const hasSuper = (keepers: readonly Keeper[]) => keepers.some(({ isSuper }) => isSuper);
  if (hasSuper(before) && !hasSuper(after)) return 'last-super-administrator';
  return before.length > 0 && after.length === 0 ? 'last-role-editor' : undefined;
}
