import { foldName } from '@kipute/domain/odds/search/fold-name';

type Club = {
  /** As feeds write it. A name stands for one club only: no short form that two clubs share. */
  readonly names: readonly string[];
  /** As people here call it. */
  readonly aliases: readonly string[];
};

/** What punters type for a team whose official name they do not use. */
const clubs: readonly Club[] = [
  {
    names: ['Simba', 'Simba SC', 'Simba Sports Club'],
    aliases: ['Simba SC', 'Mnyama', 'Wekundu wa Msimbazi', 'Lunyasi', 'Msimbazi'],
  },
  {
    names: ['Young Africans', 'Young Africans SC', 'Yanga SC'],
    aliases: ['Yanga', 'Yanga SC', 'Wananchi', 'Timu ya Wananchi', 'Jangwani', 'Yanga Afrika'],
  },
  { names: ['Azam', 'Azam FC'], aliases: ['Azam FC', 'Wanalambalamba', 'Chamazi'] },
  { names: ['Coastal Union'], aliases: ['Wagosi wa Kaya', 'Coastal Tanga'] },
  { names: ['Mtibwa Sugar'], aliases: ['Wakata Miwa', 'Mtibwa'] },
  { names: ['Kagera Sugar'], aliases: ['Wana Nkurukumbi', 'Kagera'] },
  { names: ['JKT Tanzania'], aliases: ['Wanajeshi', 'Ruvu'] },
  { names: ['Mbeya City'], aliases: ['Wagonga Nyundo', 'MCC'] },
  { names: ['Tanzania'], aliases: ['Taifa Stars', 'Bongo', 'Timu ya Taifa'] },
  { names: ['Kenya'], aliases: ['Harambee Stars'] },
  { names: ['Uganda'], aliases: ['Cranes'] },
  { names: ['Nigeria'], aliases: ['Super Eagles'] },
  { names: ['Ghana'], aliases: ['Black Stars'] },
  { names: ['Cameroon'], aliases: ['Indomitable Lions', 'Kameruni'] },
  { names: ['Egypt'], aliases: ['Pharaohs', 'Misri'] },
  { names: ['South Africa'], aliases: ['Bafana Bafana', 'Afrika Kusini'] },
  { names: ['Gor Mahia'], aliases: ["K'Ogalo", 'Gor'] },
  { names: ['AFC Leopards'], aliases: ['Ingwe'] },
  { names: ['Al Ahly', 'Al Ahly Cairo'], aliases: ['Ahly', 'Al Ahli Misri'] },
  { names: ['Kaizer Chiefs'], aliases: ['Amakhosi', 'Chiefs'] },
  { names: ['Orlando Pirates'], aliases: ['Buccaneers', 'Bucs'] },
  { names: ['Mamelodi Sundowns'], aliases: ['Masandawana', 'Sundowns'] },
  { names: ['TP Mazembe'], aliases: ['Mazembe', 'Ravens'] },
  {
    names: ['Manchester United', 'Man United'],
    aliases: ['Man U', 'Man Utd', 'Man United', 'Manchester Utd', 'MUFC', 'Mashetani Wekundu'],
  },
  {
    names: ['Manchester City', 'Man City'],
    aliases: ['Man City', 'Man C', 'Manchester C', 'MCFC', 'Citizens'],
  },
  { names: ['Arsenal'], aliases: ['Gunners', 'Washika Bunduki'] },
  { names: ['Chelsea'], aliases: ['Blues', 'The Blues', 'Darajani', 'CFC'] },
  { names: ['Liverpool'], aliases: ['Reds', 'The Reds', 'LFC', 'Majogoo'] },
  { names: ['Tottenham Hotspur', 'Tottenham'], aliases: ['Spurs', 'Tottenham', 'THFC'] },
  { names: ['Newcastle United', 'Newcastle'], aliases: ['Magpies', 'Newcastle Utd', 'NUFC'] },
  { names: ['West Ham United', 'West Ham'], aliases: ['Hammers', 'West Ham Utd'] },
  { names: ['Wolverhampton Wanderers', 'Wolverhampton'], aliases: ['Wolves'] },
  { names: ['Nottingham Forest'], aliases: ['Forest', 'Notts Forest', 'Nottm Forest'] },
  { names: ['Brighton', 'Brighton & Hove Albion'], aliases: ['Seagulls', 'Brighton Hove'] },
  { names: ['Leeds United', 'Leeds'], aliases: ['Leeds Utd'] },
  { names: ['Aston Villa'], aliases: ['Villa'] },
  { names: ['Crystal Palace'], aliases: ['Palace'] },
  { names: ['Sheffield United'], aliases: ['Sheff Utd', 'Sheffield Utd'] },
  { names: ['Paris Saint-Germain', 'Paris SG', 'PSG'], aliases: ['PSG', 'Paris SG', 'Paris'] },
  { names: ['Olympique Marseille', 'Marseille'], aliases: ['OM'] },
  { names: ['Barcelona', 'FC Barcelona'], aliases: ['Barca', 'Barça', 'FCB', 'Blaugrana'] },
  { names: ['Real Madrid'], aliases: ['Madrid', 'RMA', 'Los Blancos', 'Real'] },
  { names: ['Atletico Madrid', 'Atlético Madrid'], aliases: ['Atleti'] },
  { names: ['Athletic Bilbao', 'Athletic Club'], aliases: ['Bilbao'] },
  { names: ['Bayern Munich', 'Bayern München', 'FC Bayern'], aliases: ['Bayern', 'Bavarians'] },
  { names: ['Borussia Dortmund', 'Dortmund'], aliases: ['BVB', 'Dortmund'] },
  { names: ['Bayer Leverkusen'], aliases: ['Leverkusen'] },
  { names: ['Borussia Monchengladbach'], aliases: ['Gladbach'] },
  { names: ['Juventus'], aliases: ['Juve', 'Kibibi Kizee'] },
  { names: ['Inter', 'Inter Milan', 'Internazionale'], aliases: ['Inter Milan', 'Nerazzurri'] },
  { names: ['Milan', 'AC Milan'], aliases: ['AC Milan', 'Rossoneri'] },
  { names: ['Napoli'], aliases: ['Naples'] },
  { names: ['Sporting CP', 'Sporting Lisbon'], aliases: ['Sporting Lisbon', 'Sporting'] },
  { names: ['Ajax'], aliases: ['Ajax Amsterdam'] },
  { names: ['PSV', 'PSV Eindhoven'], aliases: ['Eindhoven', 'PSV Eindhoven'] },
  { names: ['Brazil'], aliases: ['Brazili', 'Selecao'] },
  { names: ['France'], aliases: ['Ufaransa', 'Les Bleus'] },
  { names: ['England'], aliases: ['Three Lions', 'Uingereza'] },
];

const aliasesByName: ReadonlyMap<string, readonly string[]> = new Map(
  clubs.flatMap(({ names, aliases }) => names.map((name) => [foldName(name), aliases] as const)),
);

/** Other names of the team that bears this one. */
export function aliasesOf(name: string): readonly string[] {
  return aliasesByName.get(foldName(name)) ?? [];
}
