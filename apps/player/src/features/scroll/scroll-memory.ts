export type Navigation = 'forward' | 'back';

/** Where each page was left. Home is kept alive, so coming back to it shows the same place. */
export function scrollMemory(alwaysRestored: readonly string[]) {
  const left = new Map<string, number>();
  return {
    leave: (path: string, top: number): void => {
      left.set(path, top);
    },
    topOf: (path: string, navigation: Navigation): number => {
      const restored = navigation === 'back' || alwaysRestored.includes(path);
      return restored ? (left.get(path) ?? 0) : 0;
    },
  };
}
