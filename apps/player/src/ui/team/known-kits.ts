/**
 * The shirts everybody knows, by two letters of colour: who sees Simba in anything but red stops
 * believing the page. Names are plain: no accents, no capitals, no FC. Nations stand in both
 * languages. Whoever is not here gets colours of its own from its id.
 */
const teamsInKit: Readonly<Record<string, string>> = {
  rw: 'simba,al ahly,wydad casablanca,arsenal,brentford,liverpool,nottingham forest,sunderland,southampton,atletico madrid,athletic bilbao,girona,bayern munich,mainz,monaco,brest,benfica,psv,feyenoord,olympiacos,croatia,kroatia,egypt,misri,austria,switzerland,uswisi,turkey,uturuki,denmark,denmaki,south korea,korea kusini,tunisia',
  gy: 'young africans,nantes,brazil,brazili,south africa,afrika kusini',
  sw: 'azam,manchester city,celta vigo,napoli,lazio,argentina,ajentina',
  ok: 'namungo,wolverhampton wanderers,wolves,zambia',
  rk: 'coastal union,bournemouth,manchester united,mallorca,milan,ac milan,bayer leverkusen,freiburg,nice,rennes,flamengo,belgium,ubelgiji',
  yk: 'singida black stars,kaizer chiefs,borussia dortmund,al ittihad,tusker,uganda',
  bo: 'kmc',
  gw: 'mtibwa sugar,gor mahia,raja casablanca,real betis,wolfsburg,werder bremen,sporting cp,celtic,palmeiras,nigeria,nijeria,algeria,aljeria,saudi arabia,saudia',
  bw: 'afc leopards,brighton,brighton & hove albion,chelsea,everton,leicester city,real sociedad,espanyol,getafe,alaves,hoffenheim,hamburg,schalke 04,strasbourg,porto,rangers,al hilal,italy,italia,tanzania',
  wr: 'zamalek,sevilla,rayo vallecano,rb leipzig,stuttgart,koln,fc koln,ajax,river plate,england,uingereza,poland,polandi,georgia,jojia',
  yb: 'mamelodi sundowns,villarreal,parma,al nassr,colombia,kolombia,ukraine,ukraini,sweden,uswidi,boca juniors,kcca',
  kw: 'orlando pirates,tp mazembe,newcastle united,juventus,udinese,besiktas,corinthians',
  ms: 'aston villa,burnley,west ham united',
  br: 'crystal palace,paris saint-germain,france,ufaransa,usa,marekani',
  wk: 'fulham,valencia,germany,ujerumani,ghana',
  wb: 'leeds united,lyon',
  wn: 'tottenham hotspur',
  wp: 'real madrid',
  bm: 'barcelona',
  rn: 'osasuna,bologna,genoa,cagliari,lille,norway,norwe',
  bk: 'inter,atalanta',
  my: 'roma',
  pw: 'fiorentina,toulouse',
  mw: 'torino',
  rb: 'heidenheim',
  kr: 'eintracht frankfurt',
  ry: 'union berlin,lens,esperance tunis,spain,hispania',
  rg: 'augsburg,portugal,ureno,morocco,moroko,kenya,wales,welisi',
  ws: 'marseille',
  yr: 'galatasaray,romania',
  yn: 'fenerbahce',
  cw: 'st. pauli,st pauli',
  ow: 'netherlands,uholanzi',
  og: 'ivory coast,kodivaa',
  go: 'ireland,ayalandi',
  wg: 'senegal,senegali,borussia monchengladbach',
  nw: 'scotland,uskoti,japan,japani',
  gr: 'cameroon,kameruni,mexico,meksiko',
  sk: 'uruguay,urugwai',
};

const kits = new Map(
  Object.entries(teamsInKit).flatMap(([kit, teams]) =>
    teams.split(',').map((team) => [team, kit] as const),
  ),
);

/** Two letters of `cloth`, or undefined for a team whose shirt we do not know. */
export function knownKit(name: string): string | undefined {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return kits.get(plain) ?? kits.get(plain.replace(/ (fc|sc|cf)$/, ''));
}
