import { CallRejected } from '@kipute/api-client/call-rejected';
import type { Localised } from '@kipute/contract/locale';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

export type Deed<Input> = {
  readonly isRunning: boolean;
  /** What went wrong with the last one, for the form to say. */
  readonly refusal: string | undefined;
  readonly send: (input: Input) => void;
};

type DeedOptions<Input, Output> = {
  /** Checked before anything is sent. */
  readonly faultOf?: (input: Input) => Localised | undefined;
  readonly run: (input: Input) => Promise<Output>;
  readonly onDone: (output: Output) => void;
};

/** A form that says itself what went wrong; its calls are silent. */
export function useDeed<Input, Output>(options: DeedOptions<Input, Output>): Deed<Input> {
  const t = useText();
  const [fault, setFault] = useState<Localised>();
  const running = useMutation({ mutationFn: options.run, onSuccess: options.onDone });
  const { error } = running;
  const refused = error instanceof CallRejected ? error.message : undefined;
  return {
    isRunning: running.isPending,
    refusal: fault ? t(fault) : refused,
    send: (input) => {
      const found = options.faultOf?.(input);
      setFault(found);
      if (!found) running.mutate(input);
    },
  };
}
