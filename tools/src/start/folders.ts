import { join } from 'node:path';

/** Where everything of one world lies. All that a start writes is under `.data` of its clone. */
export type Folders = {
  readonly root: string;
  readonly data: string;
  readonly logs: string;
  readonly postgres: string;
  /** What clerks upload. */
  readonly files: string;
  /** The built sites, shared by all worlds of a clone. */
  readonly sites: string;
  /** What the provider told of the weeks before the world began. */
  readonly pastMatchesFile: string;
  /** Players of the history who come again, for the crowd. */
  readonly regularsFile: string;
  readonly secretsFile: string;
  readonly instanceFile: string;
};

export function foldersOf(root: string, data: string = join(root, '.data')): Folders {
  return {
    root,
    data,
    logs: join(data, 'logs'),
    postgres: join(data, 'postgres'),
    files: join(data, 'files'),
    sites: join(root, '.data/sites'),
    pastMatchesFile: join(data, 'past-matches.ndjson'),
    regularsFile: join(data, 'regulars.json'),
    secretsFile: join(data, 'secrets.json'),
    instanceFile: join(data, 'start.json'),
  };
}
