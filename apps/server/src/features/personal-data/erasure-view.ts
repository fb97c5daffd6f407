import { errorCatalogue } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { ErasureWish } from '../players/index.ts';
import type { ErasureObstacle } from './carry-out-erasure.ts';

export function erasureView(
  { playerId, phone, askedAt, erasedAt, note }: ErasureWish,
  obstacle: ErasureObstacle | undefined,
  locale: Locale,
): CallContent<'personal_data/carry_out'> {
  return {
    user_id: playerId.toString(),
    phone: erasedAt ? '' : phone,
    asked_at: askedAt.toISOString(),
    carried_out_at: erasedAt?.toISOString() ?? null,
    obstacle: obstacle ? textIn(locale, errorCatalogue[obstacle]) : '',
    clerk_note: note ?? '',
  };
}
