import type { Message } from '../messages.ts';
import type { messages as swahili } from './casino.sw.ts';

export const messages = {
  // The lobby
  'casino.search': 'Find a game',
  'casino.groups': 'Kinds of games',
  'casino.all': 'All',
  'casino.favourites': 'Favourites',
  'casino.counted': '{name} {count}',
  'casino.provider': 'Provider',
  'casino.allProviders': 'All providers',
  'casino.recent': 'Keep playing',
  'casino.popular': 'Popular',
  'casino.allGames': 'All games',
  'casino.found': { one: '{count} game', other: '{count} games' },
  'casino.today': 'today {time}',
  'casino.yesterday': 'yesterday {time}',
  'casino.return': 'returns {percent}%',
  'casino.heroTitle': 'Fly high',
  'casino.heroText': 'Cash out before the plane flies away · returns {percent}%',
  'casino.heart': 'Favourite: {name}',
  'casino.meaning': 'Return',
  'casino.meaningText':
    'is the part of all stakes that comes back to players in the long run. {percent}% means: of every TSh 1,000 played, TSh {amount} comes back on average. A single round can be quite different.',
  'casino.limits': 'Set your limit before you play',

  // Playing
  'casino.play': 'Play',
  'casino.loginToPlay': 'Log in to play',
  'casino.opening': 'Opening…',
  'casino.openingGame': 'Opening {name}…',
  'casino.openingText': 'The game opens on the page of its provider.',
  'casino.resting': 'You are taking a break until {date}',
  'casino.restingText': 'You can look at the games and withdraw. Play is closed, as you asked.',
  'casino.forbidden': 'Your account may not play',
  'casino.forbiddenText': 'Customer service can tell you why.',
  'casino.contact': 'Talk to us',
  'casino.notOpened': 'The game did not open',
  'casino.aviatorGone': 'Aviator is not there at the moment',
  'casino.tryAgain': 'Try again',
  'casino.toLobby': 'All casino games',

  // Nothing to show
  'casino.none': 'No game at the moment',
  'casino.noneText': 'Casino games cannot be reached now. Come back later, or bet on a match.',
  'casino.toMatches': 'See the matches',
  'casino.notFound': 'No game like that',
  'casino.notFoundText': 'Try another name or another kind.',
  'casino.showAll': 'Show all games',
  'casino.noFavourites': 'No favourites yet',
  'casino.noFavouritesText': 'Tap the heart on a game to find it here quickly.',

  // Own rounds
  'casino.rounds': 'My casino rounds',
  'casino.roundsTitle': 'Casino rounds',
  'casino.stake': 'Stake {amount}',
  'casino.won': 'won {amount}',
  'casino.tax': 'tax {amount}',
  'casino.roundsAll': { one: '{count} round in all', other: '{count} rounds in all' },
  'casino.noRounds': 'You have not played a round yet',
  'casino.noRoundsText': 'Rounds you play show here with their stake, win and result.',
  'casino.noOldRounds': 'No older rounds',
  'casino.noOldRoundsText': 'Rounds older than 30 days show here.',
} satisfies Record<keyof typeof swahili, Message>;
