import { z } from 'zod';
import { anyone, careful, defineCall, player } from '../../call.ts';
import { passwordHash, typedPhone, verificationCode } from './account-fields.ts';

export const passwordCalls = {
  'subscriber/reset_password': defineCall({
    summary: 'A new password for who has the code; every session of the player ends',
    caller: anyone,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ phone: typedPhone, code: verificationCode, password: passwordHash }),
    output: z.null(),
  }),
  'subscriber/update_password': defineCall({
    summary: 'A new password for who knows the old one; every other session of the player ends',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ old_password: passwordHash, new_password: passwordHash }),
    output: z.null(),
  }),
};
