import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { PoolsDeps } from './pools-deps.ts';

export type { PoolsDeps } from './pools-deps.ts';

export type Pools = ReturnType<typeof createPools>;

/** Selling and settling are apart, each with its calls and its jobs. */
export function createPools(deps: PoolsDeps) {
  const selling = createSelling(deps);
  return {
    routes: { ...selling.routes },
    jobs: [...selling.jobs] satisfies readonly AnyJob[],
  };
}

function createSelling(_: PoolsDeps): {
  readonly routes: object;
  readonly jobs: readonly AnyJob[];
} {
  return { routes: {}, jobs: [] };
}
