import type { MatchCard } from '../../../ui/match/match.ts';
import { Momentum } from './Momentum.tsx';
import { useWidget } from './queries.ts';

type PressureProps = { match: MatchCard; score: string };

/** Who presses now, once it is known. */
export function Pressure({ match, score }: PressureProps) {
  const widget = useWidget(match.id, score);
  return widget && <Momentum match={match} pressure={widget.pressure_list} />;
}
