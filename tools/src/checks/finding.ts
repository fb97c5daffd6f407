/** One broken promise of the tree, with the place to look and the sentence that was broken. */
export type Finding = { readonly place: string; readonly problem: string };

/** A check prints its findings and fails the run when there is one. */
export type TreeCheck = {
  readonly name: string;
  readonly find: () => readonly Finding[];
};
