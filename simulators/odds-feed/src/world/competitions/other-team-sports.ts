import { type Competition, competition } from './competition.ts';

const basketball = 8;
const cricket = 26;
const baseball = 9;
const americanFootball = 5;
const esports = 96;
const virtualFootball = 86;

export const otherTeamSports: readonly Competition[] = [
  competition({
    sportId: basketball,
    place: 'USA',
    name: 'NBA',
    region: 'northAmerica',
    rank: 'top',
    cadence: 'often',
    season: [['10-20', '06-20']],
    periodMinutes: 12,
    scoringFactor: 1.12,
    teams: `Oklahoma City Thunder, Cleveland Cavaliers, Boston Celtics, Houston Rockets, New York
      Knicks, Denver Nuggets, Los Angeles Lakers, Minnesota Timberwolves, Indiana Pacers, LA Clippers,
      Golden State Warriors, Orlando Magic, Milwaukee Bucks, Detroit Pistons, San Antonio Spurs, Memphis
      Grizzlies, Atlanta Hawks, Sacramento Kings, Dallas Mavericks, Miami Heat, Chicago Bulls, Toronto
      Raptors, Portland Trail Blazers, Phoenix Suns, Philadelphia 76ers, Brooklyn Nets, New Orleans
      Pelicans, Charlotte Hornets, Utah Jazz, Washington Wizards`,
  }),
  competition({
    sportId: basketball,
    place: 'Europe',
    name: 'EuroLeague',
    region: 'europe',
    scoringFactor: 1.02,
    cadence: 'twice',
    season: [['09-28', '05-28']],
    teams: `Fenerbahce Istanbul, Panathinaikos Athens, Olympiacos Piraeus, Monaco Basket, Real Madrid
      Baloncesto, Barcelona Basquet, Anadolu Efes, Paris Basketball, Bayern Basketball, Crvena Zvezda,
      Partizan Belgrade, Zalgiris Kaunas, Olimpia Milano, Valencia Basket, Hapoel Tel Aviv, Maccabi
      Tel Aviv, Virtus Bologna, Baskonia, ASVEL, Dubai Basketball`,
  }),
  competition({
    sportId: basketball,
    place: 'Africa',
    name: 'Basketball Africa League',
    swahili: 'Ligi ya Kikapu Afrika',
    region: 'northAfrica',
    scoringFactor: 0.98,
    cadence: 'twice',
    season: [['04-01', '06-10']],
    teams: `Al Ahli Tripoli, Petro Luanda, Al Ittihad Alexandria, APR Kigali, US Monastir Basket, Rivers
      Hoopers, FUS Rabat Basket, AS Ville de Dakar, Nairobi City Thunder, Made By Ball, Stade Malien
      Basket, Kriol Star`,
  }),
  competition({
    sportId: basketball,
    place: 'China',
    name: 'CBA',
    rank: 'filler',
    region: 'eastAsia',
    scoringFactor: 1.04,
    cadence: 'often',
    season: [['10-12', '05-20']],
    periodMinutes: 12,
    teams: `Zhejiang Golden Bulls, Guangsha Lions, Beijing Ducks, Liaoning Flying Leopards, Shanxi
      Loongs, Guangdong Southern Tigers, Shandong Heroes, Shanghai Sharks, Xinjiang Flying Tigers,
      Qingdao Eagles, Shenzhen Leopards, Tianjin Pioneers`,
  }),
  competition({
    sportId: basketball,
    place: 'Australia',
    name: 'NBL',
    rank: 'filler',
    region: 'oceania',
    scoringFactor: 1.1,
    cadence: 'twice',
    season: [['09-18', '03-20']],
    teams: `Illawarra Hawks, Melbourne United, Sydney Kings, Perth Wildcats, Adelaide 36ers, South East
      Melbourne Phoenix, Tasmania JackJumpers, New Zealand Breakers, Brisbane Bullets, Cairns Taipans`,
  }),
  competition({
    sportId: basketball,
    place: 'Spain',
    name: 'Liga ACB',
    rank: 'filler',
    region: 'europe',
    scoringFactor: 1.03,
    cadence: 'weekly',
    season: [['10-01', '06-20']],
    teams: `La Laguna Tenerife, Unicaja, Joventut, Gran Canaria, Manresa, UCAM Murcia, Bilbao Basket,
      Surne Lleida, Breogan, Basquet Girona, Casademont Zaragoza, Andorra Basquet`,
  }),
  competition({
    sportId: cricket,
    place: 'India',
    name: 'Indian Premier League',
    region: 'southAsia',
    rank: 'top',
    cadence: 'often',
    season: [['03-20', '05-31']],
    teams: `Royal Challengers Bengaluru, Punjab Kings, Mumbai Indians, Gujarat Titans, Delhi Capitals,
      Sunrisers Hyderabad, Lucknow Super Giants, Kolkata Knight Riders, Rajasthan Royals, Chennai Super
      Kings`,
  }),
  competition({
    sportId: cricket,
    place: 'Australia',
    name: 'Big Bash League',
    region: 'oceania',
    rank: 'filler',
    cadence: 'often',
    season: [['12-12', '01-28']],
    teams: `Hobart Hurricanes, Sydney Sixers, Perth Scorchers, Brisbane Heat, Sydney Thunder, Melbourne
      Stars, Adelaide Strikers, Melbourne Renegades`,
  }),
  competition({
    sportId: cricket,
    place: 'Pakistan',
    name: 'Pakistan Super League',
    region: 'southAsia',
    rank: 'filler',
    cadence: 'often',
    season: [['03-20', '05-05']],
    teams: `Lahore Qalandars, Quetta Gladiators, Islamabad United, Karachi Kings, Peshawar Zalmi, Multan
      Sultans`,
  }),
  competition({
    sportId: cricket,
    place: 'South Africa',
    name: 'SA20',
    region: 'southernAfrica',
    rank: 'filler',
    cadence: 'often',
    season: [['12-24', '01-27']],
    teams: `MI Cape Town, Sunrisers Eastern Cape, Paarl Royals, Joburg Super Kings, Pretoria Capitals,
      Durban's Super Giants`,
  }),
  competition({
    sportId: cricket,
    place: 'World',
    name: 'International Twenty20',
    region: 'southAsia',
    contestants: 'nations',
    isNeutral: true,
    cadence: 'twice',
    season: [['01-01', '12-31']],
    teams: `India, Australia, England, South Africa, New Zealand, Pakistan, Sri Lanka, Zimbabwe,
      Ireland, Scotland, Netherlands, Uganda`,
  }),
  competition({
    sportId: baseball,
    place: 'USA',
    name: 'MLB',
    region: 'northAmerica',
    cadence: 'often',
    season: [['03-26', '10-31']],
    teams: `Los Angeles Dodgers, Philadelphia Phillies, Milwaukee Brewers, New York Yankees, Toronto
      Blue Jays, San Diego Padres, Chicago Cubs, Seattle Mariners, Boston Red Sox, Detroit Tigers, Houston
      Astros, New York Mets, Cleveland Guardians, Cincinnati Reds, Texas Rangers, Kansas City Royals,
      Arizona Diamondbacks, San Francisco Giants, Miami Marlins, Tampa Bay Rays, St. Louis Cardinals,
      Atlanta Braves, Athletics, Baltimore Orioles, Los Angeles Angels, Pittsburgh Pirates, Minnesota
      Twins, Washington Nationals, Chicago White Sox, Colorado Rockies`,
  }),
  competition({
    sportId: baseball,
    place: 'Japan',
    name: 'NPB',
    rank: 'filler',
    region: 'eastAsia',
    scoringFactor: 0.82,
    cadence: 'often',
    season: [['03-27', '10-31']],
    teams: `Hanshin Tigers, Fukuoka SoftBank Hawks, Hokkaido Nippon-Ham Fighters, Yokohama DeNA BayStars,
      Yomiuri Giants, Orix Buffaloes, Rakuten Golden Eagles, Chunichi Dragons, Saitama Seibu Lions,
      Hiroshima Toyo Carp, Tokyo Yakult Swallows, Chiba Lotte Marines`,
  }),
  competition({
    sportId: baseball,
    place: 'South Korea',
    name: 'KBO',
    rank: 'filler',
    region: 'eastAsia',
    cadence: 'often',
    season: [['03-28', '10-31']],
    teams: `LG Twins, Hanwha Eagles, SSG Landers, Samsung Lions, NC Dinos, KT Wiz, Lotte Giants, Kia
      Tigers, Doosan Bears, Kiwoom Heroes`,
  }),
  competition({
    sportId: americanFootball,
    place: 'USA',
    name: 'NFL',
    region: 'northAmerica',
    rank: 'top',
    cadence: 'weekly',
    season: [['09-09', '02-08']],
    teams: `Philadelphia Eagles, Detroit Lions, Buffalo Bills, Kansas City Chiefs, Green Bay Packers,
      Baltimore Ravens, Los Angeles Rams, Denver Broncos, Tampa Bay Buccaneers, Seattle Seahawks, San
      Francisco 49ers, Los Angeles Chargers, New England Patriots, Indianapolis Colts, Minnesota
      Vikings, Washington Commanders, Jacksonville Jaguars, Pittsburgh Steelers, Houston Texans, Chicago
      Bears, Cincinnati Bengals, Dallas Cowboys, Atlanta Falcons, Arizona Cardinals, Carolina Panthers,
      Miami Dolphins, Las Vegas Raiders, New York Giants, Cleveland Browns, New Orleans Saints, New York
      Jets, Tennessee Titans`,
  }),
  competition({
    sportId: americanFootball,
    place: 'Canada',
    name: 'CFL',
    rank: 'filler',
    region: 'northAmerica',
    cadence: 'weekly',
    season: [['06-04', '11-22']],
    teams: `Saskatchewan Roughriders, BC Lions, Hamilton Tiger-Cats, Montreal Alouettes, Calgary
      Stampeders, Winnipeg Blue Bombers, Edmonton Elks, Toronto Argonauts, Ottawa Redblacks`,
  }),
  competition({
    sportId: esports,
    place: 'World',
    name: 'Counter-Strike 2 Pro League',
    rank: 'filler',
    region: 'always',
    isNeutral: true,
    cadence: 'track',
    teams: `Vitality, Spirit, MOUZ, The MongolZ, Falcons, FURIA, Natus Vincere, Aurora, FaZe, G2, Astralis,
      Liquid, HEROIC, 3DMAX, paiN, GamerLegion, Virtus.pro, Ninjas in Pyjamas, Legacy, B8`,
  }),
  competition({
    sportId: esports,
    place: 'World',
    name: 'Dota 2 League',
    rank: 'filler',
    region: 'always',
    isNeutral: true,
    cadence: 'track',
    teams: `Team Falcons Dota, PARIVISION, Team Spirit Dota, Tundra, Team Liquid Dota, BetBoom, Xtreme
      Gaming, Gaimin Gladiators, HEROIC Dota, Nigma Galaxy, Aurora Dota, OG, Yakult Brothers, Execration`,
  }),
  competition({
    sportId: esports,
    place: 'World',
    name: 'League of Legends Masters',
    rank: 'filler',
    region: 'always',
    isNeutral: true,
    cadence: 'track',
    teams: `Gen.G, T1, Hanwha Life, Bilibili Gaming, Anyone's Legend, Top Esports, KT Rolster, G2 LoL,
      Invictus Gaming, CTBC Flying Oyster, FlyQuest, Movistar KOI, Fnatic, PSG Talon, Cloud9, DRX`,
  }),
  competition({
    sportId: esports,
    place: 'World',
    name: 'Valorant Champions Tour',
    rank: 'filler',
    region: 'always',
    isNeutral: true,
    cadence: 'track',
    teams: `Paper Rex, Team Heretics, Fnatic Valorant, G2 Valorant, Sentinels, EDward Gaming, DRX Valorant,
      NRG, Bilibili Valorant, Xi Lai, Giants, Wolves, Rex Regum Qeon, MIBR, T1 Valorant, Team Liquid
      Valorant, Leviatan, Nova Esports`,
  }),
  competition({
    sportId: virtualFootball,
    place: 'Virtual',
    name: 'Virtual Premier League',
    swahili: 'Ligi Kuu ya Kidijitali',
    rank: 'filler',
    region: 'always',
    cadence: 'track',
    teams: `London Reds, Manchester Blues, Liverpool Reds, London Blues, Manchester Reds, North London
      Whites, Newcastle Stripes, Birmingham Clarets, Brighton Gulls, Fulham Cottagers, London Hammers,
      Merseyside Blues, Wolverhampton Gold, Nottingham Foresters, South London Eagles, West London Bees`,
  }),
  competition({
    sportId: virtualFootball,
    place: 'Virtual',
    name: 'Virtual Ligi Kuu',
    swahili: 'Ligi Kuu Bongo ya Kidijitali',
    rank: 'filler',
    region: 'always',
    cadence: 'track',
    teams: `Jangwani Greens, Msimbazi Reds, Chamazi Whites, Singida Sunflowers, Tanga Coastals, Dodoma
      Capitals, Kagera Canes, Mbeya Peaks, Mwanza Rocks, Kigoma Warriors, Lindi Stars, Tabora Bees,
      Kinondoni Boys, Zanzibar Dhows, Arusha Lions, Morogoro Hills`,
  }),
  competition({
    sportId: virtualFootball,
    place: 'Virtual',
    name: 'Virtual Spanish League',
    swahili: 'Ligi ya Kidijitali ya Hispania',
    rank: 'filler',
    region: 'always',
    cadence: 'track',
    teams: `Madrid Whites, Barcelona Stripes, Madrid Mattress, Bilbao Lions, Sevilla Reds, Betis Greens,
      San Sebastian Blues, Valencia Bats, Vigo Sky, Villarreal Yellow, Mallorca Island, Pamplona Bulls,
      Girona Rivers, Vitoria Foxes, Vallecas Bees, Cornella Parrots`,
  }),
  competition({
    sportId: virtualFootball,
    place: 'Virtual',
    name: 'Virtual Italian League',
    swahili: 'Ligi ya Kidijitali ya Italia',
    rank: 'filler',
    region: 'always',
    cadence: 'track',
    teams: `Turin Stripes, Milan Reds, Milan Blues, Naples Azure, Rome Wolves, Rome Eagles, Bergamo
      Goddesses, Florence Lilies, Bologna Towers, Genoa Griffins, Udine Zebras, Verona Mastiffs, Lecce
      Barocco, Cagliari Island, Parma Crosses, Como Lake`,
  }),
  competition({
    sportId: virtualFootball,
    place: 'Virtual',
    name: 'Virtual Africa Cup',
    swahili: 'Kombe la Afrika la Kidijitali',
    rank: 'filler',
    region: 'always',
    cadence: 'track',
    teams: `Cairo Pharaohs, Casablanca Greens, Tunis Golds, Pretoria Yellows, Algiers Reds, Abidjan
      Elephants, Accra Stars, Lagos Eagles, Kinshasa Leopards, Kampala Cranes, Nairobi Harambee, Lusaka
      Copper, Luanda Palancas, Douala Lions, Kigali Wasps, Dakar Teranga`,
  }),
  competition({
    sportId: virtualFootball,
    place: 'Virtual',
    name: 'Virtual German League',
    swahili: 'Ligi ya Kidijitali ya Ujerumani',
    rank: 'filler',
    region: 'always',
    cadence: 'track',
    teams: `Munich Reds, Dortmund Yellows, Leverkusen Lions, Leipzig Bulls, Frankfurt Hawks, Stuttgart
      Horses, Freiburg Foxes, Mainz Carnival, Bremen Greens, Gladbach Foals, Wolfsburg Greens, Augsburg
      Fuggers, Berlin Iron, Cologne Goats, Hamburg Diamonds, St. Pauli Pirates`,
  }),
];
