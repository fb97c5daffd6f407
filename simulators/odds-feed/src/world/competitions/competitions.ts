import type { Competition } from './competition.ts';
import { africanFootball } from './football-africa.ts';
import { americanFootball } from './football-americas.ts';
import { asianFootball } from './football-asia.ts';
import { bigFiveFootball } from './football-big-five.ts';
import { eastAfricanFootball } from './football-east-africa.ts';
import { europeanFootball } from './football-europe.ts';
import { lesserFootball } from './football-lesser.ts';
import { worldFootball } from './football-world.ts';
import { otherTeamSports } from './other-team-sports.ts';
import { sportsOfPeople } from './sports-of-people.ts';

export const competitions: readonly Competition[] = [
  ...eastAfricanFootball,
  ...bigFiveFootball,
  ...worldFootball,
  ...africanFootball,
  ...europeanFootball,
  ...americanFootball,
  ...asianFootball,
  ...lesserFootball,
  ...otherTeamSports,
  ...sportsOfPeople,
];
