import { spawn } from 'node:child_process';
import { projectFolder } from '../checks/source-tree.ts';

/** One thing a command does, shown as one line with a tick or a cross and its duration. */
export type Step = {
  readonly name: string;
  /** Text is shown only when the step fails. */
  readonly run: () => Promise<StepOutcome>;
};

export type StepOutcome = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  readonly text: string;
  /** Said beside its name, also when it passes. */
  readonly note?: string;
};

/** Runs a program of this project and counts it as one check. */
export function programStep(name: string, args: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const { exitCode, text } = await runProgram(args);
      return exitCode === 0 ? { passed: 1, failed: 0, text } : { passed: 0, failed: 1, text };
    },
  };
}

type ProgramEnd = { readonly exitCode: number; readonly text: string };

export function runProgram(
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly echo?: boolean } = {},
): Promise<ProgramEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: projectFolder,
      // Kept for a failure's report, which is read in files as often as on a terminal.
      env: { ...process.env, NO_COLOR: '1', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pieces: string[] = [];
    const keep = (piece: Buffer) => {
      pieces.push(piece.toString());
      if (options.echo) process.stdout.write(piece);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, text: pieces.join('') }));
  });
}
