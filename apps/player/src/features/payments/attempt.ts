import { CallRejected } from '@kipute/api-client/call-rejected';
import { ok, type Result, refuse } from '@kipute/domain/result';

/** A call whose refusal is part of the page, shown where it belongs and not in a toast. */
export async function attempt<Data>(call: Promise<Data>): Promise<Result<Data, CallRejected>> {
  return call.then(ok<Data>, (failure: unknown) => {
    if (failure instanceof CallRejected) return refuse(failure);
    throw failure;
  });
}

/** The server refused, so nothing happened. Without a response nobody knows (MS-13). */
export const isDefinite = ({ httpStatus }: CallRejected): boolean => httpStatus === 200;
