/**
 * Something that must be true of the house whatever happened to it. `always`: after every step.
 * `at rest`: when nothing is under way. `in the end`: it may take a while at rest, but must come.
 */
export type Law<Scene> = {
  readonly name: string;
  readonly holds: 'always' | 'at rest' | 'in the end';
  /** Looks at the house. Answers what is wrong, in one line; undefined while the law holds. */
  readonly breach: (scene: Scene) => Promise<string | undefined> | string | undefined;
};
