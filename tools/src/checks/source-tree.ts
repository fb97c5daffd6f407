import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

export const projectFolder = join(import.meta.dirname, '../../..');

export type Import = {
  /** As written: `./senti.ts`, `@kipute/domain/money/senti`, `node:fs`, `react`. */
  readonly specifier: string;
  /** A type-only import leaves no trace at run time. */
  readonly typeOnly: boolean;
  /** Loaded when it is called for, if ever. */
  readonly dynamic: boolean;
  readonly line: number;
};

export type SourceFile = {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly isTest: boolean;
};

/** Files git tracks or would track: what is ignored is nobody's source. */
function listFiles(...patterns: readonly string[]): readonly string[] {
  const output = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    { cwd: projectFolder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return output.split('\n').filter((path) => path !== '' && existsSync(join(projectFolder, path)));
}

export function readSources(...patterns: readonly string[]): readonly SourceFile[] {
  return listFiles(...patterns).map((path) => ({
    path,
    text: readFileSync(join(projectFolder, path), 'utf8'),
    isTest: /\.(test|spec)\.tsx?$/.test(path) || path.includes('/fixtures/'),
  }));
}

export function importsOf(file: SourceFile): readonly Import[] {
  const { module } = parseSync(file.path, file.text);
  const lineAt = (offset: number) => file.text.slice(0, offset).split('\n').length;
  const statics = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    typeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    dynamic: false,
    line: lineAt(statement.start),
  }));
  const reExports = module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) =>
      entry.moduleRequest
        ? [
            {
              specifier: entry.moduleRequest.value,
              typeOnly: entry.isType,
              dynamic: false,
              line: lineAt(statement.start),
            },
          ]
        : [],
    ),
  );
  const dynamics = module.dynamicImports.flatMap((call) => {
    const literal = /^['"](.+)['"]$/.exec(
      file.text.slice(call.moduleRequest.start, call.moduleRequest.end),
    );
    return literal?.[1]
      ? [{ specifier: literal[1], typeOnly: false, dynamic: true, line: lineAt(call.start) }]
      : [];
  });
  return [...statics, ...reExports, ...dynamics];
}
