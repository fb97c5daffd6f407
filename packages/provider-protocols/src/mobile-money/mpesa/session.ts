import { z } from 'zod';

/** `GET`, bearer of the API key. All paths lie under `…/ipg/v2/vodacomTZN`. */
export const mpesaSessionPath = '/getSession/';

export const mpesaSession = z.object({
  output_ResponseCode: z.string(),
  output_ResponseDesc: z.string().optional(),
  output_SessionID: z.string().min(1),
});
export type MpesaSession = z.output<typeof mpesaSession>;
