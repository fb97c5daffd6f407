import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { type CashOutRoutes, cashOutRoutes } from './cash-out-routes.ts';
import { createCashing } from './cashing/cash-out.ts';
import type { CashOutDeps } from './ports.ts';
import { endRulesJob, fireRuleJob, ruleFirer } from './rules/rule-jobs.ts';
import { watchRules } from './rules/watch-rules.ts';

export type CashOuts = {
  readonly routes: CashOutRoutes;
  readonly jobs: readonly AnyJob[];
  /** From now on rules are watched, in worker processes; returns how to stop. */
  readonly watch: () => () => void;
};

export function createCashOuts(deps: CashOutDeps): CashOuts {
  const cashing = createCashing(deps);
  return {
    routes: cashOutRoutes(deps, cashing),
    jobs: [{ ...fireRuleJob, run: ruleFirer(cashing.atOnce, deps) }, endRulesJob(deps)],
    watch: () => watchRules(deps),
  };
}
