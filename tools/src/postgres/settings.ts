import { totalmem } from 'node:os';

export type Durability = 'durable' | 'fast';
export type Settings = Readonly<Record<string, string>>;

const MEBIBYTE = 1024 * 1024;
const CACHE_MAX_MB = 512;

/** Given on the command line at every start, so that a new release changes an old cluster too. */
export function clusterSettings(durability: Durability): Settings {
  return { ...fixedSettings, ...memorySettings(), ...durabilitySettings[durability] };
}

const fixedSettings: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  password_encryption: 'scram-sha-256',
  // One world runs in one clock; East Africa Time is a matter of display.
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Short statements only: compiling them costs more than running them.
  jit: 'off',
};

/** An eighth of the machine: it also runs the server, the simulators and a browser. */
function memorySettings(): Settings {
  const cacheMb = Math.min(CACHE_MAX_MB, Math.max(32, Math.floor(totalmem() / MEBIBYTE / 8)));
  return {
    shared_buffers: `${cacheMb}MB`,
    effective_cache_size: `${cacheMb * 3}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
  };
}

const durabilitySettings: Record<Durability, Settings> = {
  durable: { synchronous_commit: 'on', fsync: 'on', max_wal_size: '512MB' },
  // A test cluster is thrown away: nothing has to outlive a power cut.
  fast: {
    synchronous_commit: 'off',
    fsync: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '1GB',
    autovacuum_naptime: '1h',
  },
};
