import { type Competition, competition } from './competition.ts';

const tennis = 3;
const darts = 45;
const snooker = 36;
const fighting = 25;

const people = { contestants: 'people', isNeutral: true } as const;

/** Tours, on which people meet instead of teams. */
export const sportsOfPeople: readonly Competition[] = [
  competition({
    ...people,
    sportId: tennis,
    place: 'World',
    name: 'ATP Tour',
    rank: 'top',
    region: 'europe',
    cadence: 'twice',
    season: [['01-02', '11-22']],
    kickOffs: 'Any 11:00 12:30 14:00 15:30 17:00 18:30 20:00',
    teams: `Carlos Alcaraz, Jannik Sinner, Alexander Zverev, Novak Djokovic, Taylor Fritz, Ben Shelton,
      Jack Draper, Alex de Minaur, Lorenzo Musetti, Holger Rune, Felix Auger-Aliassime, Casper Ruud,
      Karen Khachanov, Andrey Rublev, Jiri Lehecka, Daniil Medvedev, Jakub Mensik, Tommy Paul, Francisco
      Cerundolo, Flavio Cobolli, Frances Tiafoe, Denis Shapovalov, Tomas Machac, Ugo Humbert, Alexander
      Bublik, Stefanos Tsitsipas, Cameron Norrie, Alejandro Davidovich Fokina, Sebastian Korda, Joao
      Fonseca, Grigor Dimitrov, Arthur Fils`,
  }),
  competition({
    ...people,
    sportId: tennis,
    place: 'World',
    name: 'WTA Tour',
    rank: 'top',
    region: 'europe',
    cadence: 'twice',
    season: [['01-02', '11-12']],
    kickOffs: 'Any 11:00 12:30 14:00 15:30 17:00 18:30 20:00',
    teams: `Aryna Sabalenka, Iga Swiatek, Coco Gauff, Jessica Pegula, Amanda Anisimova, Elena Rybakina,
      Madison Keys, Mirra Andreeva, Jasmine Paolini, Zheng Qinwen, Karolina Muchova, Emma Navarro,
      Elina Svitolina, Naomi Osaka, Clara Tauson, Linda Noskova, Diana Shnaider, Ekaterina Alexandrova,
      Victoria Mboko, Barbora Krejcikova, Belinda Bencic, Daria Kasatkina, Emma Raducanu, Leylah
      Fernandez, Marta Kostyuk, Elise Mertens, Jelena Ostapenko, Anna Kalinskaya`,
  }),
  competition({
    ...people,
    sportId: tennis,
    place: 'World',
    name: 'Challenger Tour',
    rank: 'filler',
    region: 'always',
    cadence: 'track',
    season: [['01-02', '12-06']],
    teams: `Mateo Ferrante, Lukas Brandl, Pedro Sampaio, Tomas Havel, Ivan Petkov, Jules Marchetti, Daniel
      Okafor, Kenji Moriyama, Arjun Rao, Sebastian Lind, Nicolas Ibarra, Oscar Wendt, Marek Dvorsky, Hugo
      Castellan, Ryan Calloway, Min-jun Seo, Yannick Keller, Bruno Azevedo, Amir Haddad, Viktor Lazarov`,
  }),
  competition({
    ...people,
    sportId: tennis,
    place: 'World',
    name: 'ITF World Tour',
    rank: 'filler',
    region: 'always',
    cadence: 'track',
    season: [['01-02', '12-20']],
    teams: `Salma Nyambura, Claire Dufresne, Ana Beatriz Lemos, Hana Kowalska, Lucia Moretti, Petra
      Vankova, Mei Hoshino, Sofia Andersen, Ines Caldeira, Katarina Babic, Maya Krishnan, Julia Steiner,
      Zanele Mokoena, Yuna Park, Elena Dragomir, Nadia Benali, Freya Holm, Camila Rojas`,
  }),
  competition({
    ...people,
    sportId: darts,
    place: 'Europe',
    name: 'PDC Premier League Darts',
    region: 'europe',
    cadence: 'twice',
    season: [['02-05', '12-20']],
    kickOffs: 'Any 13:00 19:00 20:00 21:00',
    teams: `Luke Littler, Luke Humphries, Michael van Gerwen, Gerwyn Price, Stephen Bunting, Jonny Clayton,
      James Wade, Josh Rock, Danny Noppert, Gian van Veen, Rob Cross, Chris Dobey, Nathan Aspinall,
      Damon Heta, Ross Smith, Martin Schindler, Michael Smith, Gary Anderson, Dave Chisnall, Mike De Decker`,
  }),
  competition({
    ...people,
    sportId: darts,
    place: 'World',
    name: 'Modus Super Series',
    rank: 'filler',
    region: 'europe',
    cadence: 'track',
    season: [['01-01', '12-31']],
    teams: `Colin Hartley, Steve Maddox, Pieter Blom, Danny Prentice, Lee Arkwright, Ruben Kooij, Callum
      Naylor, Graham Tully, Wesley Brouwer, Josh Tandy, Neil Pemberton, Marco Reinhold`,
  }),
  competition({
    ...people,
    sportId: snooker,
    place: 'World',
    name: 'World Snooker Tour',
    region: 'europe',
    cadence: 'twice',
    season: [['07-15', '05-05']],
    kickOffs: 'Any 11:00 14:00 20:00',
    teams: `Judd Trump, Kyren Wilson, Zhao Xintong, Mark Selby, John Higgins, Ronnie O'Sullivan, Mark
      Williams, Neil Robertson, Shaun Murphy, Barry Hawkins, Mark Allen, Xiao Guodong, Si Jiahui, Ding
      Junhui, Chris Wakelin, Luca Brecel, Ali Carter, Zhang Anda, Gary Wilson, Wu Yize, Jak Jones, Tom
      Ford, Stephen Maguire, Jack Lisowski`,
  }),
  competition({
    ...people,
    sportId: snooker,
    place: 'World',
    name: 'Championship League Snooker',
    rank: 'filler',
    region: 'europe',
    cadence: 'track',
    season: [['01-04', '12-20']],
    teams: `Aaron Whitlow, Liu Haoran, Craig Denholm, Ben Fairclough, Thanawat Srisuk, Robbie Keane, Lei
      Zhiyuan, Marcus Trent, Elliot Garside, Jordan Pryce, Wang Jialin, Dean Holroyd`,
  }),
  competition({
    ...people,
    sportId: fighting,
    place: 'World',
    name: 'UFC',
    rank: 'top',
    region: 'northAmerica',
    cadence: 'saturday',
    season: [['01-10', '12-20']],
    kickOffs: 'Sat 18:00 18:30 19:00 19:30 20:00 20:30 21:00 21:30 22:00 22:30',
    teams: `Islam Makhachev, Ilia Topuria, Merab Dvalishvili, Alexander Volkanovski, Khamzat Chimaev, Alex
      Pereira, Tom Aspinall, Alexandre Pantoja, Dricus du Plessis, Jack Della Maddalena, Magomed Ankalaev,
      Ciryl Gane, Charles Oliveira, Belal Muhammad, Sean O'Malley, Petr Yan, Arman Tsarukyan, Justin
      Gaethje, Max Holloway, Paddy Pimblett, Sean Strickland, Israel Adesanya, Robert Whittaker, Leon
      Edwards, Kamaru Usman, Jiri Prochazka, Carlos Ulberg, Brandon Moreno`,
  }),
  competition({
    ...people,
    sportId: fighting,
    place: 'World',
    name: 'PFL',
    region: 'europe',
    cadence: 'saturday',
    season: [['02-01', '12-15']],
    kickOffs: 'Sat 19:00 20:00 20:30 21:00 21:30 22:00',
    teams: `Usman Nurmagomedov, Johnny Eblen, Vadim Nemkov, Corey Anderson, Paul Hughes, Thad Jean,
      Fabian Edwards, Jesus Pinedo, Dakota Ditcheva, Liz Carmouche, Marcirley Alves, Oleg Popov, Costello
      van Steenis, Logan Storley, Jason Jackson, Gadzhi Rabadanov`,
  }),
];
