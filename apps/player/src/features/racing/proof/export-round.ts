import type { Round } from '../round/racing.ts';

/** What `npm run prove-round` reads: the round as the call tells it, and nothing of this page. */
export function exportedRound(round: Round): string {
  const { id, issue, draw_time, end_time, commitment, salt, seed, result, refunded } = round;
  const told = { id, issue, draw_time, end_time, commitment, salt, seed, result, refunded };
  return `${JSON.stringify(told, null, 2)}\n`;
}

export function downloadRound(round: Round): void {
  const address = URL.createObjectURL(
    new Blob([exportedRound(round)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `kipute-racing-${round.id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
