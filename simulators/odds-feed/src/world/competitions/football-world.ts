import { type Competition, competition } from './competition.ts';
import { windows } from './seasons.ts';

/** What is played across the parts of the world. */
export const worldFootball: readonly Competition[] = [
  competition({
    place: 'World',
    name: 'FIFA World Cup',
    swahili: 'Kombe la Dunia',
    rank: 'top',
    popularity: 98,
    contestants: 'nations',
    region: 'northAmerica',
    isNeutral: true,
    cadence: 'tournament',
    season: [['2026-06-11', '2026-07-19']],
    knockout: { after: 3, legs: 1 },
    teams: `Spain, Argentina, France, England, Brazil, Portugal, Netherlands, Morocco, Belgium,
      Germany, Croatia, Colombia, Senegal, Mexico, USA, Uruguay, Japan, Switzerland, Turkey, Ecuador,
      Austria, South Korea, Australia, Norway, Algeria, Egypt, Canada, Ivory Coast, Panama, Sweden,
      Scotland, Paraguay, Tunisia, Czech Republic, South Africa, Ghana, DR Congo, Qatar,
      Saudi Arabia, New Zealand`,
  }),
  competition({
    place: 'World',
    name: 'International Friendlies',
    swahili: 'Mechi za kirafiki za mataifa',
    contestants: 'nations',
    region: 'europe',
    cadence: 'window',
    season: Object.values(windows),
    teams: `Argentina, Brazil, Uruguay, Colombia, Ecuador, Mexico, USA, Paraguay, Canada, Chile,
      Venezuela, Peru, Panama, Bolivia, Jamaica, Japan, South Korea, China, Australia, New Zealand,
      Saudi Arabia, United Arab Emirates, Qatar, India, Indonesia, Thailand, Vietnam, Malaysia`,
  }),
  competition({
    place: 'Africa',
    name: 'Africa Friendlies',
    swahili: 'Mechi za kirafiki Afrika',
    popularity: 76,
    contestants: 'nations',
    region: 'northAfrica',
    scoringFactor: 0.85,
    cadence: 'window',
    season: [windows.march, windows.june, ...autumnsOf(['2027', '2029'])],
    teams: `Tanzania, Kenya, Uganda, Rwanda, Zambia, Malawi, Mozambique, Zimbabwe, Angola, Botswana,
      Nigeria, Cameroon, Mali, Burkina Faso, Guinea, Libya, Sudan, Ethiopia, Burundi, Morocco,
      Senegal, Egypt, Algeria, Ivory Coast, Tunisia, DR Congo, South Africa, Ghana`,
  }),
  competition({
    place: 'Europe',
    name: 'Europe Friendlies',
    swahili: 'Mechi za kirafiki Ulaya',
    contestants: 'nations',
    region: 'europe',
    cadence: 'window',
    season: [windows.march, windows.june, ...autumnsOf(['2027', '2029'])],
    teams: `Spain, France, England, Portugal, Germany, Netherlands, Italy, Belgium, Croatia,
      Switzerland, Denmark, Austria, Turkey, Ukraine, Serbia, Poland, Czech Republic, Hungary,
      Romania, Scotland, Slovenia, Slovakia, Georgia, Albania, Greece, Norway, Sweden, Wales, Ireland`,
  }),
  competition({
    place: 'World',
    name: 'Club Friendlies',
    swahili: 'Mechi za kirafiki za klabu',
    region: 'europe',
    scoringFactor: 1.2,
    cadence: 'twice',
    season: [['07-06', '08-02']],
    teams: `Liverpool, Bayern Munich, Arsenal, Barcelona, Manchester City, Inter, Chelsea, Juventus,
      Manchester United, Atletico Madrid, Tottenham Hotspur, Milan, Newcastle United, Napoli, Roma,
      Borussia Dortmund, Bayer Leverkusen, Marseille, Monaco, Lyon, Villarreal, Real Betis, Sevilla,
      Valencia, Aston Villa, Everton, West Ham United, Fulham, Brighton, Crystal Palace, Feyenoord,
      Ajax, PSV Eindhoven, Benfica, Porto, Sporting CP, Galatasaray, Fenerbahce, Besiktas, Celtic,
      Rangers, Salzburg, Olympiacos, Anderlecht, Club Brugge, Copenhagen, Leeds United, Southampton,
      Leicester City, Sunderland, Wolverhampton, Stuttgart, Freiburg, Werder Bremen, Schalke, Hamburg,
      Lazio, Fiorentina, Bologna, Atalanta, Lille, Nice, Rennes, Lens, Getafe, Osasuna, Girona,
      Espanyol`,
  }),
];

function autumnsOf(years: readonly string[]) {
  return years.flatMap((year) =>
    [windows.autumn, windows.november].map(
      ([from, to]) => [`${year}-${from}`, `${year}-${to}`] as const,
    ),
  );
}
