import type { Choices } from '../choice.ts';

/** What a score, a statistic or a line counts. */
export const scoringUnits = {
  booking: { id: 6, sw: 'Onyo', en: 'Booking' },
  card: { id: 9, sw: 'Kadi', en: 'Card' },
  corner: { id: 12, sw: 'Kona', en: 'Corner' },
  foul: { id: 20, sw: 'Faulo', en: 'Foul' },
  game: { id: 27, sw: 'Gemu', en: 'Game' },
  goal: { id: 28, sw: 'Goli', en: 'Goal' },
  offside: { id: 38, sw: 'Kuotea', en: 'Offside' },
  'penalty-awarded': { id: 41, sw: 'Penalti iliyotolewa', en: 'Penalty awarded' },
  'penalty-missed': { id: 42, sw: 'Penalti iliyokoswa', en: 'Penalty missed' },
  'penalty-scored': { id: 43, sw: 'Penalti iliyofungwa', en: 'Penalty scored' },
  'penalty-taken': { id: 44, sw: 'Penalti iliyopigwa', en: 'Penalty taken' },
  point: { id: 45, sw: 'Pointi', en: 'Point' },
  'red-card': { id: 47, sw: 'Kadi nyekundu', en: 'Red card' },
  set: { id: 53, sw: 'Seti', en: 'Set' },
  shot: { id: 54, sw: 'Shuti', en: 'Shot' },
  'shot-on-target': { id: 56, sw: 'Shuti lililolenga goli', en: 'Shot on target' },
  substitution: { id: 59, sw: 'Mabadiliko ya mchezaji', en: 'Substitution' },
  'three-pointer': { id: 61, sw: 'Pointi tatu', en: 'Three-pointer' },
  'throw-in': { id: 62, sw: 'Mpira wa kurusha', en: 'Throw-in' },
  'yellow-card': { id: 71, sw: 'Kadi ya njano', en: 'Yellow card' },
  'yellow-red-card': { id: 72, sw: 'Kadi ya pili ya njano', en: 'Yellow-red card' },
  'ball-possession': { id: 88, sw: 'Umiliki wa mpira', en: 'Ball possession' },
} as const satisfies Choices;

/** Kinds of live facts about an event: the provider's EventInfo. */
export const eventInfoTypes = {
  score: { id: 1, sw: 'Matokeo', en: 'Score' },
  'yellow-cards': { id: 2, sw: 'Kadi za njano', en: 'Yellow cards' },
  'yellow-red-cards': { id: 3, sw: 'Kadi za pili za njano', en: 'Yellow-red cards' },
  'red-cards': { id: 4, sw: 'Kadi nyekundu', en: 'Red cards' },
  serve: { id: 37, sw: 'Anayeanzisha', en: 'Serve' },
  possession: { id: 40, sw: 'Umiliki wa mpira', en: 'Possession' },
  'event-part-count': { id: 51, sw: 'Idadi ya vipindi', en: 'Number of event parts' },
  'current-status': { id: 92, sw: 'Hali ya sasa', en: 'Current event status' },
  'match-time': { id: 95, sw: 'Dakika ya mechi', en: 'Match time' },
  'remaining-time': { id: 96, sw: 'Muda uliobaki', en: 'Remaining time' },
  'played-at': { id: 278, sw: 'Mahali pa mechi', en: 'Played at' },
} as const satisfies Choices;
