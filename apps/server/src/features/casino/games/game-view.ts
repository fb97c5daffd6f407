import { casinoCategories } from '@kipute/contract/constants/casino/casino';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { type CasinoDeps, providerNamed } from '../casino-deps.ts';
import type { CasinoGame } from './game-store.ts';

type GameView = Omit<CallContent<'casino_order/inquire'>['games'][number], 'other_name'>;

/** A provider that is spoken to no longer keeps the word it had. */
const providerName = (deps: Pick<CasinoDeps, 'providers'>, word: string): string =>
  providerNamed(deps, word)?.name ?? word;

export const gameName = (
  { nameSw, nameEn }: Pick<CasinoGame, 'nameSw' | 'nameEn'>,
  locale: Locale,
): string => textIn(locale, { sw: nameSw, en: nameEn });

export const gameView = (
  deps: Pick<CasinoDeps, 'providers'>,
  game: CasinoGame,
  locale: Locale,
): GameView => ({
  id: game.id.toString(),
  name: gameName(game, locale),
  provider: game.provider,
  provider_name: providerName(deps, game.provider),
  category: casinoCategories[game.category].id,
  stated_return: game.statedReturn,
  code: game.code,
});
