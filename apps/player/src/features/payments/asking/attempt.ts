import { CallRejected } from '@kipute/api-client/call-rejected';
import { ok, type Result, refuse } from '@kipute/domain/result';

/** A call whose refusal is part of the page, said where it belongs and not in a toast. */
export async function attempt<Answer>(
  call: Promise<Answer>,
): Promise<Result<Answer, CallRejected>> {
  return call.then(ok<Answer>, (failure: unknown) => {
    if (failure instanceof CallRejected) return refuse(failure);
    throw failure;
  });
}

/** The server said no, so nothing happened. Without its word nobody knows (MS-13). */
export const isDefinite = ({ httpStatus }: CallRejected): boolean => httpStatus === 200;
