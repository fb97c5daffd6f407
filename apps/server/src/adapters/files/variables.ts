import { z } from 'zod';

/** Where uploaded files lie: a folder, or an S3-type store. */
export const fileVariables = {
  /** Of this machine, unless it says that others see it as well. */
  FILES_FOLDER: z.string().min(1).optional(),
  FILES_FOLDER_SHARED: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .default(false),
  /** The bucket's address. */
  FILES_STORE_URL: z.url({ protocol: /^https?$/ }).optional(),
  FILES_STORE_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .optional(),
  FILES_STORE_KEY_ID: z.string().min(1).optional(),
  FILES_STORE_SECRET: z.string().min(1).optional(),
};

const variables = z.object(fileVariables);
export type FilesConfig = z.output<typeof variables>;

const storeNames = ['FILES_STORE_REGION', 'FILES_STORE_KEY_ID', 'FILES_STORE_SECRET'] as const;

type Fault = { readonly name: string; readonly message: string };
type Surroundings = FilesConfig & {
  readonly NODE_ENV: string;
  readonly REDIS_URL?: string | undefined;
};

/** Settings that contradict each other or would lose files, by name and never by value (FIL-31). */
export function fileFaults(config: Surroundings): readonly Fault[] {
  const { FILES_FOLDER: folder, FILES_STORE_URL: url } = config;
  if (url === undefined) {
    const given = storeNames.filter((name) => config[name] !== undefined);
    const unused = given.map((name) => ({ name, message: 'says nothing without FILES_STORE_URL' }));
    return [...unused, ...folderFaults(config)];
  }
  const missing = storeNames.filter((name) => config[name] === undefined);
  const faults = missing.map((name) => ({ name, message: 'must be set with FILES_STORE_URL' }));
  if (folder === undefined) return faults;
  return [...faults, { name: 'FILES_FOLDER', message: 'and FILES_STORE_URL exclude each other' }];
}

function folderFaults({
  NODE_ENV,
  REDIS_URL,
  FILES_FOLDER: folder,
  FILES_FOLDER_SHARED: isShared,
}: Surroundings): readonly Fault[] {
  if (NODE_ENV !== 'production') return [];
  if (folder === undefined) {
    return [{ name: 'FILES_FOLDER', message: 'or FILES_STORE_URL must be set in production' }];
  }
  // Redis is there for several machines, and each would have files that the others lack.
  if (REDIS_URL !== undefined && !isShared) {
    const message = 'must be set when several machines serve, unless FILES_FOLDER_SHARED=true';
    return [{ name: 'FILES_STORE_URL', message }];
  }
  return [];
}
