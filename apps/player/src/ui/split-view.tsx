import { type ComponentType, type JSX, use } from 'react';

export type SplitView<Props extends object> = ((props: Props) => JSX.Element) & {
  preload(): Promise<unknown>;
};

/** For as long every attempt meets the failure of the last one. */
export const FAILURE_KEPT_MS = 1_000;

/**
 * A component in a file of its own. Unlike `React.lazy` it renders at once when the file is
 * already here, so a preloaded page appears without a blank frame, and it can be tried again
 * after a failed download.
 */
export function splitView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): SplitView<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  function preload(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (failure: unknown) => {
        // The page's boundary must meet this very failure first; a later visit tries again.
        setTimeout(() => {
          loading = undefined;
        }, FAILURE_KEPT_MS);
        throw failure;
      },
    );
    return loading;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once per file, like React.lazy.
  function View(props: Props) {
    const Loaded = loaded ?? use(preload());
    return <Loaded {...props} />;
  }
  return Object.assign(View, { preload });
}
