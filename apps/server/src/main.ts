import { type Application, createApplication } from './compose.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLogger } from './platform/log.ts';

/** Shorter than the grace period of whoever stops us, so that we end by ourselves. */
const DRAIN_MS_MAX = 9_000;

/** One line a person can act on; a stack would only hide it. */
function refuseToStart(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`the server cannot start: ${reason.split('\n', 1)[0]}\n`);
  process.exit(1);
}

function configOrRefusal(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) refuseToStart(error);
    throw error;
  }
}

const config = configOrRefusal();
const log = createLogger(config.LOG_LEVEL);
const application: Application = await createApplication(config, { log }).catch(refuseToStart);
const { playerUrl, backofficeUrl } = application;
log.info({ playerUrl, backofficeUrl, roles: config.ROLES }, 'server: ready');

let isDraining = false;

async function drain(cause: string): Promise<void> {
  if (isDraining) return;
  isDraining = true;
  log.info({ cause }, 'server: draining');
  setTimeout(() => process.exit(1), DRAIN_MS_MAX).unref();
  await application.drain();
  log.info('server: drained');
  log.flush(() => process.exit(0));
}

process.on('SIGTERM', () => drain('SIGTERM'));
process.on('SIGINT', () => drain('SIGINT'));
// The launcher is gone, however it went: a server without it would be an orphan.
process.on('disconnect', () => drain('the launcher ended'));
