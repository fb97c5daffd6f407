/** What a player owns. `held` is money on its way out: it is the player's and cannot be spent. */
export const purses = ['cash', 'credit', 'racing-coin', 'held'] as const;
export type Purse = (typeof purses)[number];

/** Where money comes from and goes to. A name says what its sum means, seen from the house. */
export const houseAccounts = [
  'float-mpesa',
  'float-airtel',
  'float-mixx',
  'float-halopesa',
  'operator-fees',
  'stakes',
  'bonuses',
  /** What inviters were given for the lost bets of their friends. */
  'inviter-rewards',
  'winnings-tax',
  /** Stakes of jackpot and Lucky Six, less what of them went into pools. */
  'pool-stakes',
  /** What players were promised by the pools of issues that are not settled, and by those to come. */
  'pools',
  /** What the house added to pools. */
  'pool-house',
  /** Stakes of racing, in coin, less what was won of them and fed into the pool of ten-of-ten. */
  'racing-stakes',
  /** The pool of ten-of-ten. */
  'racing-pool',
  /** Stakes of the casino less what was won. */
  'casino-stakes',
  /** What providers of games gave away in the house's name. */
  'casino-rewards',
  /** Of pools: what could not be shared evenly among winners. */
  'pool-remainders',
  /** What players owe because a correction found too little in their purse. */
  'claims',
  'corrections',
] as const;
export type HouseAccount = (typeof houseAccounts)[number];

export type Account =
  | { readonly playerId: bigint; readonly purse: Purse }
  | { readonly house: HouseAccount };

export const purseOf = (playerId: bigint, purse: Purse): Account => ({ playerId, purse });

export const house = (name: HouseAccount): Account => ({ house: name });

/** The same for two mentions of one account. */
export function accountName(account: Account): string {
  return 'house' in account ? account.house : `${account.playerId} ${account.purse}`;
}
