import type { CallContent } from '@kipute/contract/registry';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../features/wire/api.ts';

type Prompt = CallContent<'configuration/switches'>['pause_prompt'];
export type SwitchState = { readonly state: 'open' | 'closed'; readonly prompt: Prompt };
type Flip = SwitchState & { readonly note: string };

type SwitchesView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly betting: SwitchState; readonly site: SwitchState };

const switchesKey = ['configuration', 'switches'] as const;
const stateOf = (flag: 0 | 1): SwitchState['state'] => (flag === 1 ? 'closed' : 'open');
const flagOf = (state: SwitchState['state']): 0 | 1 => (state === 'closed' ? 1 : 0);

export function useSwitches(): SwitchesView {
  const query = useQuery({
    queryKey: switchesKey,
    queryFn: () => api.configuration.switches({}),
  });
  if (query.data) {
    const { no_bet, pause_prompt, maintenance, maintenance_prompt } = query.data;
    return {
      status: 'ready',
      betting: { state: stateOf(no_bet), prompt: pause_prompt },
      site: { state: stateOf(maintenance), prompt: maintenance_prompt },
    };
  }
  return query.isError
    ? { status: 'failed', retry: () => void query.refetch() }
    : { status: 'loading' };
}

function flipBetting({ state, prompt, note }: Flip) {
  return api.bet_config.update_no_bet({ no_bet: flagOf(state), pause_prompt: prompt, note });
}

function flipSite({ state, prompt, note }: Flip) {
  const maintenance = flagOf(state);
  return api.configuration.update_maintenance({ maintenance, maintenance_prompt: prompt, note });
}

const flips = { betting: flipBetting, site: flipSite };

/** Never optimistic: what is shown is what the server said last. */
export function useFlip(which: keyof typeof flips) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: switchesKey });
  return useMutation({ mutationFn: flips[which], onSettled: refresh });
}
