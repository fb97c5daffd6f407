/**
 * The pages of the player's site that a banner may lead to (BAN-24). Pages of sign-in and of faults
 * are none of them; a test of the site holds it to its routes.
 */
export const playerPages = [
  '/home',
  '/ready_start',
  '/rolling_ball',
  '/results',
  '/boost',
  '/popular_list',
  '/search_result',
  '/markets',
  '/national_competition',
  '/competition_search',
  '/league_search',
  '/order',
  '/string_ball/jackpot',
  '/string_ball/results',
  '/string_ball/rules',
  '/guess_score',
  '/racing',
  '/racing/results',
  '/racing/rules',
  '/casino',
  '/aviator',
  '/casino_rounds',
  '/register',
  '/pay_recharge',
  '/user_withdraw',
  '/user_bill',
  '/user_info',
  '/message',
  '/rich_text',
  '/artcol',
  '/help',
  '/privacy_policy',
  '/promotion',
  '/event_page',
  '/my_referrals',
  '/super',
  '/purse',
  '/archive',
  '/play_limits',
  '/order_lookup',
  '/app_download',
] as const;

/** Further pages that words may lead to (TXT-20): of sign-in, and what one agrees to. */
export const pagesOfTexts = [
  '/login',
  '/code_login',
  '/retrieve_password',
  '/user_agreement',
] as const;

const isOneOf = (pages: readonly string[], address: string): boolean =>
  pages.includes(address.split(/[?#]/)[0] ?? '');

/** Whether a path with or without a query is one of them; where nothing else could be meant by it. */
export const isPlayerPage = (jump: string): boolean => isOneOf(playerPages, jump);

/** Whether a text may lead there. */
export const isPageOfTexts = (href: string): boolean =>
  isPlayerPage(href) || isOneOf(pagesOfTexts, href);
