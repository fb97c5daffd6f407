/**
 * Which modules travel in one file. A file costs some four hundred bytes of headers and a place in
 * the queue, so the first view of a page is a handful of files instead of a hundred.
 */

/** Rarely change, so a release of ours leaves them in the browser's cache. */
const libraries = anyOf(
  'src/library\\.ts',
  'rolldown/runtime',
  'node_modules/(react|react-dom|scheduler|wouter|zustand|@hpke)/',
);

/**
 * What every page needs, with the phone's shell: most players come by phone, and a desktop bears
 * the two kilobytes of a shell it does not show.
 */
const site = anyOf(
  'src/(start|App|routes)\\.tsx',
  'src/i18n/(core\\.sw|i18n|areas|language|messages)\\.ts',
  'src/ui/((?!Money|money|Badge|badge)[A-Za-z-]+\\.|odds|team|sprite|control/(Tabs|Pills|choice)|state/(Empty|Failed|state))',
  'src/ui/match/(KickOff|kick-off|LeagueSign|LiveDot|match\\.)',
  'src/platform/',
  'src/features/(betting-pause|clock|scroll|site)/',
  'src/features/connection/use-online',
  'src/features/(fetch-ahead/use|page-errors/(?!page-error|report-budget|send))',
  'src/features/(toasts/toast-|picks|session/(?!sign-in|use-entrance)|wire/(?!late)|data-saver/(data-saver|slow))',
  'src/features/(live-odds|store)/',
  'src/features/query/(query|use-query-data)',
  'src/features/matches/(flag-of|LiveOdds|market-updates|match-card|match-store)',
  'src/features/matches/(league-path|page-size|pick-|chosen-market)',
  'src/features/kept-choices/lists/(kept-|betting)',
  'src/shell/phone/(?!Balance)',
  'src/shell/([A-Za-z-]+\\.|pages/(?!Foot|closed-files)|sheets/SheetHost)',
  'src/features/sheet/sheet-history',
  'src/shell/(navigation/(entries|EntryLink|search-path)|controls/(Count|Skip|Live|controls)|slip/SlipButton)',
  'api-client/src/(?!live|hash-password)',
  'contract/src/(envelope|locale|constants/(timing|choice))',
  'domain/src/(odds/(eat-days|odds-lines)|result|invariant)',
);

/** Sets, quarters and innings, in rows and on the page of a match: football has none of them. */
const periods = anyOf(
  'src/ui/match/[Pp]eriod',
  'src/screens/match-markets/scoreboard/[Pp]eriod',
  'src/i18n/areas/periods\\.sw',
);

/** What lists and filters have, and home has not. */
const stars = /src\/features\/(favourites|recent-searches)\//;

/** What home and all lists draw: tiles of matches, and the leagues everybody looks for. */
const tiles = anyOf(
  'src/shell/navigation/popular-leagues',
  'src/ui/match/(?!Feature|feature|Awaited|Period|period)',
  'src/ui/(Badge|badge|control/(ChipLink|chip))',
  'src/features/matches/(LiveTile|league-groups)',
);

const home = anyOf(
  'src/i18n/areas/home\\.sw',
  'src/screens/home/',
  'src/ui/hero/(hero|Hero)',
  'src/ui/match/(FeatureMatch|feature-match|AwaitedTile)',
  'src/features/matches/(queries|MatchGroups)',
);

const lists = anyOf(
  'src/screens/match-list/(?!FarRows|NoMatches|places|controls/(Sport|sport|Choice|controls|MarketMenu|market-menu|use-heading))',
  'src/screens/search/(?!SearchStart|SearchIdeas|ideas|NothingFound)',
  'src/ui/state/(Matches|skel)',
  'src/i18n/areas/lists\\.sw',
);

const match = anyOf(
  'src/screens/match-markets/(?!timeline|history|markets/[Tt]rail|scoreboard/([Cc]ompact|Played)|MatchGone|panels)',
  'src/i18n/areas/markets\\.sw',
  'contract/src/constants/matches/market-groups',
);

/** What a match that is played has more than others. */
const figures = /src\/screens\/match-markets\/(scoreboard\/Played|timeline\/queries)/;

/** What a tap opens on the page of a match. */
const panels = /src\/(screens\/match-markets\/(?!MatchGone)|ui\/state\/Skeleton)/;

/** What every page fetches once it has settled; where all that a tap may open lies, and its frame. */
const late = anyOf(
  'src/shell/(pages/(Foot|closed-files)|floating|sheets/sheet-files)',
  'src/features/(toasts|page-errors|address|clipboard)/',
  'src/features/sheet/(Sheet|sheet\\.|swipe)',
  'src/screens/(screen-files|match-list/NoMatches)',
  'src/i18n/later-areas',
);

/** Amounts, notices and switches: what the slip has in common with the pages of an account. */
const amounts = anyOf(
  'domain/src/money/',
  'src/ui/(Money|money|state/Notice|control/(Segmented|segments))',
  'src/features/idempotency/idempotency-key',
);

/** The slip as a visitor sees it; placing a bet and what follows come when they are needed. */
const slip = /src\/(features\/slip\/(bar|panel|bet\/(?![Pp]layer))|shell\/sheets\/SlipSheet)/;

/** What begins when nobody waits for the page any more, and what the socket shares with pages. */
const rest =
  /src\/features\/(wire\/late-work|live-feed\/(page-topics|balls)|chat\/follow-chat)|contract\/src\/socket/;

/** The pool on home, which comes after the first view. */
const pool = /src\/features\/pools\/hero\/follow-pool/;

/** What the desktop's frames and the phone's drawers share. */
const frames = /src\/shell\/(navigation\/(SearchForm|FilterList|navigation)|controls\/Chat)/;

/** A module goes to the first of these that takes it, and takes along what it imports. */
export const bundles = Object.entries({
  libraries,
  site,
  periods,
  stars,
  tiles,
  home,
  lists,
  match,
  figures,
  panels,
  late,
  amounts,
  slip,
  frames,
  rest,
  pool,
}).map(([name, test], place, all) => ({ name, test, priority: all.length - place }));

function anyOf(...modules: readonly string[]): RegExp {
  return new RegExp(modules.join('|'));
}
