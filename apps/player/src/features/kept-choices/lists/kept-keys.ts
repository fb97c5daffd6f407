/** Under which names the device keeps what the player chose; the market has its own file. */
export const FAVOURITES_KEY = 'favourites';
export const SEARCHES_KEY = 'searches';
export const BETTING_TYPES_KEY = 'favourite-markets';
