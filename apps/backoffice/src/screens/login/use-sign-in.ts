import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Credentials } from '../../features/session/credentials.ts';
import { type SignInRefusal, signIn } from '../../features/session/sign-in.ts';

export type SignInView = {
  readonly status: 'ready' | 'sending';
  readonly refusal: SignInRefusal | undefined;
  readonly send: (credentials: Credentials) => void;
};

/** Signing in opens the session, which the screen's own gate answers by moving on. */
export function useSignIn(): SignInView {
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const sending = useMutation({
    mutationFn: signIn,
    onSuccess: (result) => setRefusal(result.ok ? undefined : result.refusal),
  });
  return {
    status: sending.isPending ? 'sending' : 'ready',
    refusal: sending.isPending ? undefined : refusal,
    send: sending.mutate,
  };
}
