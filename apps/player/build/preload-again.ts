import type { Plugin } from 'vite';

/** What Vite's helper does, and what it should do, with a stylesheet that did not come. */
const changes = [
  ['(err) => {\n\t\tseen[href] = void 0;', '(err) => {\n\t\tdelete seen[href];'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
] as const;

/**
 * Vite asks for the stylesheets of a part once, whatever became of them: tried again after an
 * outage, the part came without its looks (SHELL-53).
 */
export function preloadAgain(): Plugin {
  return {
    name: 'preload-again',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) =>
        changes.reduce((changed, [from, to]) => {
          if (!changed.includes(from)) throw new Error(`Vite's preload helper lacks: ${from}`);
          return changed.replace(from, to);
        }, code),
    },
  };
}
