import { type DestinationStream, type Logger, pino } from 'pino';
import { maskPhone, maskPhonesIn } from './phone-mask.ts';

const secretNames = [
  'password',
  'old_password',
  'new_password',
  'token',
  'authorization',
  'secret',
  'cookie',
];
const parents = ['', '*.', '*.*.'];
const requestParents = ['', 'body.', 'input.', 'request.', 'payload.'];

// A one-time code is a secret as well, but `err.code` names a database error and must stay.
const redactedPaths = [
  ...parents.flatMap((parent) => secretNames.map((name) => parent + name)),
  ...parents.map((parent) => `${parent}phone`),
  ...requestParents.map((parent) => `${parent}code`),
];

function censor(value: unknown, path: readonly string[]): string {
  return path.at(-1) === 'phone' ? maskPhone(value) : '[redacted]';
}

/**
 * Only what helps and is ours: a driver's error carries the offending row in `detail` and the
 * parameters of the statement, and both hold phone numbers.
 */
function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return maskPhonesIn(String(error));
  return {
    type: error.name,
    message: maskPhonesIn(error.message),
    stack: maskPhonesIn(error.stack ?? ''),
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    ...(error.cause ? { cause: errorFacts(error.cause) } : {}),
  };
}

/** Buffered, since a write per line costs more than its call; flushed at least every 250 ms. */
const inChunks = { dest: 1, sync: false, minLength: 4096, periodicFlush: 250 };

/** JSON lines on standard output, written in chunks; `destination` is for tests. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFacts },
      redact: { paths: redactedPaths, censor },
    },
    destination ?? pino.destination(inChunks),
  );
}

/** For lines of fixed, harmless fields on the hot path: looking for secrets costs 30 µs a line. */
export function withoutRedaction(log: Logger): Logger {
  return log.child({}, { redact: [] });
}
