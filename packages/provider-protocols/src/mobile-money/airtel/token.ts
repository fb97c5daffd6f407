import { z } from 'zod';

/** `POST`, no authorization but the body's. */
export const airtelTokenPath = '/auth/oauth2/token';

export const airtelTokenRequest = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.literal('client_credentials'),
});
export type AirtelTokenRequest = z.output<typeof airtelTokenRequest>;

export const airtelToken = z.object({
  access_token: z.string().min(1),
  /** Seconds, as a number or as text. */
  expires_in: z.coerce.number().positive(),
  token_type: z.string().optional(),
});
export type AirtelToken = z.output<typeof airtelToken>;
