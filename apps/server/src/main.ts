import { createApplication } from './compose.ts';
import { ConfigError, readConfig } from './config.ts';
import { createLogger } from './platform/log.ts';

/** Longer than any call may take in practice; after it the process ends whatever still runs. */
const DRAIN_MS_MAX = 15_000;

function refuseToStart(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

function configOrRefusal() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) refuseToStart(error.message);
    throw error;
  }
}

const config = configOrRefusal();
const log = createLogger(config.LOG_LEVEL);
const application = await createApplication(config, { log }).catch((error: Error) =>
  refuseToStart(`the server cannot start: ${error.message.split('\n', 1)[0]}`),
);
log.info({ ...application, drain: undefined, roles: config.ROLES }, 'ready');

let draining = false;
async function drain(cause: string): Promise<void> {
  if (draining) return;
  draining = true;
  log.info({ cause }, 'draining');
  setTimeout(() => process.exit(1), DRAIN_MS_MAX).unref();
  await application.drain();
  log.info('drained');
  log.flush(() => process.exit(0));
}

process.on('SIGTERM', () => drain('SIGTERM'));
process.on('SIGINT', () => drain('SIGINT'));
// The launcher is gone, however it went: a server without it would be an orphan.
process.on('disconnect', () => drain('the launcher ended'));
