import { z } from 'zod';

/** A pair that everybody knows: enough for a machine that no phone subscribes to. */
const DEVELOPMENT_KEYS = {
  public: 'BAeKkugrZkGCCKykcPiDo14V0x3Abl1uXkbmRoj9H8GTaSceu3hXdRNReA6-Lxq15XAaPDAi0-ZcO-4dCy5LGSU',
  private: '2_O_aUn4Rj0ZIymaTfJ6PmWR6pJX0ZAvsPB4QdeNHd0',
  subject: 'mailto:nobody@kipute.test',
} as const;

/**
 * Who we are for the push services of browsers (VAPID): `npx web-push generate-vapid-keys`. Another
 * pair makes every device that subscribed silent, so it is kept like a password.
 */
export const pushVariables = {
  PUSH_VAPID_PUBLIC: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/)
    .default(DEVELOPMENT_KEYS.public),
  PUSH_VAPID_PRIVATE: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .default(DEVELOPMENT_KEYS.private),
  /** Whom a push service writes to when something is wrong: `mailto:` or our own page. */
  PUSH_VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
    .default(DEVELOPMENT_KEYS.subject),
};

const variables = z.object(pushVariables);
export type PushConfig = z.output<typeof variables>;

/** By name: what a production server must not start without. */
export function missingPushKeys(config: PushConfig): readonly string[] {
  const { public: key, private: secret, subject } = DEVELOPMENT_KEYS;
  const known = { PUSH_VAPID_PUBLIC: key, PUSH_VAPID_PRIVATE: secret, PUSH_VAPID_SUBJECT: subject };
  return (Object.keys(known) as (keyof typeof known)[]).filter(
    (name) => config[name] === known[name],
  );
}
