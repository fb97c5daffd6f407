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
    hours: 'northAmerica',
    rank: 'top',
    rounds: 2,
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
    hours: 'europe',
    rounds: 2,
    scoringFactor: 0.74,
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
    hours: 'northAfrica',
    scoringFactor: 0.7,
    teams: `Al Ahli Tripoli, Petro Luanda, Al Ittihad Alexandria, APR Kigali, US Monastir Basket, Rivers
      Hoopers, FUS Rabat Basket, AS Ville de Dakar, Nairobi City Thunder, Made By Ball, Stade Malien
      Basket, Kriol Star`,
  }),
  competition({
    sportId: basketball,
    place: 'China',
    name: 'CBA',
    rank: 'filler',
    hours: 'eastAsia',
    scoringFactor: 0.9,
    teams: `Zhejiang Golden Bulls, Guangsha Lions, Beijing Ducks, Liaoning Flying Leopards, Shanxi
      Loongs, Guangdong Southern Tigers, Shandong Heroes, Shanghai Sharks, Xinjiang Flying Tigers,
      Qingdao Eagles, Shenzhen Leopards, Tianjin Pioneers`,
  }),
  competition({
    sportId: basketball,
    place: 'Australia',
    name: 'NBL',
    rank: 'filler',
    hours: 'oceania',
    scoringFactor: 0.8,
    teams: `Illawarra Hawks, Melbourne United, Sydney Kings, Perth Wildcats, Adelaide 36ers, South East
      Melbourne Phoenix, Tasmania JackJumpers, New Zealand Breakers, Brisbane Bullets, Cairns Taipans`,
  }),
  competition({
    sportId: basketball,
    place: 'Spain',
    name: 'Liga ACB',
    rank: 'filler',
    hours: 'europe',
    scoringFactor: 0.75,
    teams: `La Laguna Tenerife, Unicaja, Joventut, Gran Canaria, Manresa, UCAM Murcia, Bilbao Basket,
      Surne Lleida, Breogan, Basquet Girona, Casademont Zaragoza, Andorra Basquet`,
  }),
  competition({
    sportId: cricket,
    place: 'India',
    name: 'Indian Premier League',
    hours: 'southAsia',
    rank: 'top',
    rounds: 2,
    teams: `Royal Challengers Bengaluru, Punjab Kings, Mumbai Indians, Gujarat Titans, Delhi Capitals,
      Sunrisers Hyderabad, Lucknow Super Giants, Kolkata Knight Riders, Rajasthan Royals, Chennai Super
      Kings`,
  }),
  competition({
    sportId: cricket,
    place: 'Australia',
    name: 'Big Bash League',
    hours: 'oceania',
    rank: 'filler',
    teams: `Hobart Hurricanes, Sydney Sixers, Perth Scorchers, Brisbane Heat, Sydney Thunder, Melbourne
      Stars, Adelaide Strikers, Melbourne Renegades`,
  }),
  competition({
    sportId: cricket,
    place: 'Pakistan',
    name: 'Pakistan Super League',
    hours: 'southAsia',
    rank: 'filler',
    teams: `Lahore Qalandars, Quetta Gladiators, Islamabad United, Karachi Kings, Peshawar Zalmi, Multan
      Sultans`,
  }),
  competition({
    sportId: cricket,
    place: 'South Africa',
    name: 'SA20',
    hours: 'southernAfrica',
    rank: 'filler',
    teams: `MI Cape Town, Sunrisers Eastern Cape, Paarl Royals, Joburg Super Kings, Pretoria Capitals,
      Durban's Super Giants`,
  }),
  competition({
    sportId: cricket,
    place: 'World',
    name: 'International Twenty20',
    hours: 'southAsia',
    contestants: 'nations',
    isNeutral: true,
    teams: `India, Australia, England, South Africa, New Zealand, Pakistan, Sri Lanka, Zimbabwe,
      Ireland, Scotland, Netherlands, Uganda`,
  }),
  competition({
    sportId: baseball,
    place: 'USA',
    name: 'MLB',
    hours: 'northAmerica',
    rounds: 2,
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
    hours: 'eastAsia',
    scoringFactor: 0.82,
    teams: `Hanshin Tigers, Fukuoka SoftBank Hawks, Hokkaido Nippon-Ham Fighters, Yokohama DeNA BayStars,
      Yomiuri Giants, Orix Buffaloes, Rakuten Golden Eagles, Chunichi Dragons, Saitama Seibu Lions,
      Hiroshima Toyo Carp, Tokyo Yakult Swallows, Chiba Lotte Marines`,
  }),
  competition({
    sportId: baseball,
    place: 'South Korea',
    name: 'KBO',
    rank: 'filler',
    hours: 'eastAsia',
    teams: `LG Twins, Hanwha Eagles, SSG Landers, Samsung Lions, NC Dinos, KT Wiz, Lotte Giants, Kia
      Tigers, Doosan Bears, Kiwoom Heroes`,
  }),
  competition({
    sportId: americanFootball,
    place: 'USA',
    name: 'NFL',
    hours: 'northAmerica',
    rank: 'top',
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
    hours: 'northAmerica',
    teams: `Saskatchewan Roughriders, BC Lions, Hamilton Tiger-Cats, Montreal Alouettes, Calgary
      Stampeders, Winnipeg Blue Bombers, Edmonton Elks, Toronto Argonauts, Ottawa Redblacks`,
  }),
  competition({
    sportId: esports,
    place: 'World',
    name: 'Counter-Strike 2 Pro League',
    rank: 'filler',
    hours: 'always',
    isNeutral: true,
    teams: `Vitality, Spirit, MOUZ, The MongolZ, Falcons, FURIA, Natus Vincere, Aurora, FaZe, G2, Astralis,
      Liquid, HEROIC, 3DMAX, paiN, GamerLegion, Virtus.pro, Ninjas in Pyjamas, Legacy, B8`,
  }),
  competition({
    sportId: esports,
    place: 'World',
    name: 'Dota 2 League',
    rank: 'filler',
    hours: 'always',
    isNeutral: true,
    teams: `Team Falcons Dota, PARIVISION, Team Spirit Dota, Tundra, Team Liquid Dota, BetBoom, Xtreme
      Gaming, Gaimin Gladiators, HEROIC Dota, Nigma Galaxy, Aurora Dota, OG, Yakult Brothers, Execration`,
  }),
  competition({
    sportId: esports,
    place: 'World',
    name: 'League of Legends Masters',
    rank: 'filler',
    hours: 'always',
    isNeutral: true,
    teams: `Gen.G, T1, Hanwha Life, Bilibili Gaming, Anyone's Legend, Top Esports, KT Rolster, G2 LoL,
      Invictus Gaming, CTBC Flying Oyster, FlyQuest, Movistar KOI, Fnatic, PSG Talon, Cloud9, DRX`,
  }),
  competition({
    sportId: virtualFootball,
    place: 'Virtual',
    name: 'Virtual Premier League',
    swahili: 'Ligi Kuu ya Kidijitali',
    rank: 'filler',
    hours: 'always',
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
    hours: 'always',
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
    hours: 'always',
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
    hours: 'always',
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
    hours: 'always',
    teams: `Cairo Pharaohs, Casablanca Greens, Tunis Golds, Pretoria Yellows, Algiers Reds, Abidjan
      Elephants, Accra Stars, Lagos Eagles, Kinshasa Leopards, Kampala Cranes, Nairobi Harambee, Lusaka
      Copper, Luanda Palancas, Douala Lions, Kigali Wasps, Dakar Teranga`,
  }),
];
