import { posix } from 'node:path';
import type { Finding, TreeCheck } from './finding.ts';
import { targetOf } from './import-directions.ts';
import { type RoomOrder, roomOrderOf } from './import-directions-rules.ts';
import { type Import, importsOf, readSources, type SourceFile } from './source-tree.ts';

/** An import of one file of ours by another. */
type Edge = { readonly from: SourceFile; readonly to: string; readonly statement: Import };

type Graph = ReadonlyMap<string, readonly Edge[]>;

const endings = ['', '.ts', '.tsx', '/index.ts'];

function graphOf(files: readonly SourceFile[]): Graph {
  const paths = new Set(files.map(({ path }) => path));
  const edgesOf = (from: SourceFile): readonly Edge[] =>
    importsOf(from).flatMap((statement) => {
      const target = targetOf(from.path, statement.specifier);
      const to = endings.map((ending) => `${target}${ending}`).find((path) => paths.has(path));
      return to === undefined ? [] : [{ from, to, statement }];
    });
  return new Map(files.map((file) => [file.path, edgesOf(file)]));
}

type Importer = { readonly path: string; readonly dynamic: boolean };

/** Who imports a file, each once, and how it does so first. */
export function importersOf(
  files: readonly SourceFile[],
): ReadonlyMap<string, readonly Importer[]> {
  const edges = [...graphOf(files).values()].flat();
  const importers = [...Map.groupBy(edges, ({ to }) => to)].map(([to, among]) => {
    const byPath = Map.groupBy(among, ({ from }) => from.path);
    const each = [...byPath].map(([path, [first]]) => {
      return { path, dynamic: first?.statement.dynamic === true };
    });
    return [to, each] as const;
  });
  return new Map(importers);
}

/**
 * Modules in a cycle are loaded in an order that nobody chose. Types leave no trace at run time,
 * and a dynamic import is awaited when everything has been loaded.
 */
export function findCycles(files: readonly SourceFile[]): readonly Finding[] {
  const graph = graphOf(files);
  const loads = (path: string): readonly Edge[] =>
    (graph.get(path) ?? []).filter(({ statement: { typeOnly, dynamic } }) => !typeOnly && !dynamic);
  const findings: Finding[] = [];
  const told = new Set<string>();
  for (const path of graph.keys()) {
    if (told.has(path)) continue;
    const cycle = shortestWayBack(path, loads);
    if (!cycle) continue;
    for (const { to } of cycle) told.add(to);
    const way = [path, ...cycle.map(({ to }) => to)].join(' → ');
    findings.push({
      place: `${path}:${cycle[0]?.statement.line}`,
      problem: `import cycle: ${way}`,
    });
  }
  return findings;
}

/** Breadth first from a file until an import leads back to it. */
function shortestWayBack(
  start: string,
  loads: (path: string) => readonly Edge[],
): readonly Edge[] | undefined {
  const reachedBy = new Map<string, Edge>();
  for (const queue = [start]; queue.length > 0; ) {
    const path = queue.shift() ?? start;
    for (const edge of loads(path)) {
      if (reachedBy.has(edge.to)) continue;
      reachedBy.set(edge.to, edge);
      if (edge.to === start) return wayTo(start, reachedBy);
      queue.push(edge.to);
    }
  }
  return undefined;
}

function wayTo(start: string, reachedBy: ReadonlyMap<string, Edge>): readonly Edge[] {
  const way: Edge[] = [];
  let edge = reachedBy.get(start);
  while (edge) {
    way.unshift(edge);
    edge = edge.from.path === start ? undefined : reachedBy.get(edge.from.path);
  }
  return way;
}

const GROUND = 0;

/** 0 for the ground floor, from 1 on for the levels of rooms, infinity for a face. */
function levelIn({ folder, levels, faces }: RoomOrder, path: string): number | undefined {
  const [room = '', ...rest] = posix.relative(folder, path).split('/');
  if (rest.length === 0) return faces.test(room) ? Number.POSITIVE_INFINITY : GROUND;
  const place = levels.findIndex((level) => level.includes(room));
  return place === -1 ? undefined : place + 1;
}

/** Inside a feature arrows point down as well, those that are only types too. */
export function findUpwardImports(files: readonly SourceFile[]): readonly Finding[] {
  return [...graphOf(files.filter((file) => !file.isTest)).entries()].flatMap(([path, edges]) => {
    const order = roomOrderOf(path);
    if (order === undefined) return [];
    const level = levelIn(order, path);
    if (level === undefined) {
      const problem = `the room has no level in ${order.folder}: see import-directions-rules.ts`;
      return [{ place: path, problem }];
    }
    return edges.flatMap(({ to, statement }) => {
      if (!to.startsWith(`${order.folder}/`)) return [];
      const other = levelIn(order, to);
      return other === undefined || other <= level
        ? []
        : [{ place: `${path}:${statement.line}`, problem: `imports upward: ${to}` }];
    });
  });
}

export const importCycles: TreeCheck = {
  name: 'import cycles',
  find: () => findCycles(readSources('*.ts', '*.tsx')),
};

export const upwardImports: TreeCheck = {
  name: 'imports inside features',
  find: () => findUpwardImports(readSources('*.ts', '*.tsx')),
};
