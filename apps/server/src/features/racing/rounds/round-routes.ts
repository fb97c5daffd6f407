import { toWireShillings } from '@kipute/domain/money/senti';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import type { RacingDeps } from '../racing-deps.ts';
import { championCounts, countedRounds, type RoundBoard } from './round-board.ts';
import { termsOf } from './round-terms.ts';
import { roundView, tableView } from './round-view.ts';

export type RoundRoutes = HandlersFor<
  'racing_round/inquire' | 'racing_round/results' | 'racing_round/proof'
>;

export function roundRoutes(
  { clock, settings }: Pick<RacingDeps, 'clock' | 'settings'>,
  board: RoundBoard,
): RoundRoutes {
  return {
    'racing_round/inquire': async () => {
      const { current, ended, pool } = await board.view();
      const racing = settings.current('racing');
      const terms = current?.terms ?? termsOf(racing);
      const taxPercent = settings.current('taxes').racingPercent;
      const [last] = ended;
      return answer({
        server_time: clock.now().toISOString(),
        current: current ? roundView(current) : null,
        last: last ? roundView(last) : null,
        table: tableView({ terms, settings: racing, taxPercent }),
        pool: toWireShillings(pool),
        champions: [...championCounts(ended)],
        rounds: countedRounds(ended),
      });
    },
    'racing_round/results': async ({ page, page_size: size }) => {
      const { ended } = await board.view();
      const shown = ended.slice((page - 1) * size, page * size);
      return answerPage(shown.map(roundView), ended.length);
    },
    'racing_round/proof': async ({ id }) => {
      const round = await board.find(idOfWire(id));
      return round ? answer(roundView(round)) : refuseWith('racing-round-unknown');
    },
  };
}
