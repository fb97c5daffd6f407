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
    secretsFile: join(data, 'secrets.json'),
    instanceFile: join(data, 'start.json'),
  };
}
