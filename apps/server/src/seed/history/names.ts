import type { Chance } from './chance.ts';

const men =
  'Juma,Hamisi,Rashidi,Salum,Omari,Abdallah,Mohamed,Ally,Hassan,Hussein,Said,Ramadhani,Shabani,Athumani,Yusuf,Ibrahim,Idrisa,Bakari,Mussa,Issa,Seif,Khamis,Suleiman,John,Joseph,Emmanuel,Peter,Paul,Daniel,David,Elia,Frank,Godfrey,George,Baraka,Amani,Deogratius,Innocent,Faraja,Gasper,Method,Kelvin,Denis,Erick,Fredrick,Julius,Jackson,Japhet,Kasimu,Laurent,Leonard,Mashaka,Michael,Moses,Nelson,Nicholas,Noel,Patrick,Raphael,Richard,Robert,Samwel,Simon,Steven,Sadiki,Thomas,Victor,William,Zuberi,Masoud,Haruna,Jabiri,Majaliwa,Nuhu,Paschal,Pius,Selemani,Tumaini,Ayubu,Benedicto,Charles,Edwin,Festo,Gerald,Isaya,Lazaro,Obadia,Onesmo,Shukuru,Yohana';
const women =
  'Asha,Amina,Fatuma,Mariam,Zainabu,Halima,Rehema,Neema,Upendo,Furaha,Zawadi,Mwanaidi,Salma,Rukia,Saida,Hawa,Khadija,Sikujua,Tatu,Mwajuma,Anna,Agnes,Esther,Grace,Gloria,Happiness,Irene,Jacqueline,Janeth,Joyce,Judith,Lilian,Lucy,Magreth,Martha,Mary,Monica,Rose,Sarah,Scholastica,Stella,Theresia,Veronica,Witness,Yusta,Eliza,Rahel,Pendo,Subira,Bahati';
const families =
  'Mushi,Massawe,Kimaro,Lyimo,Mrema,Shayo,Temu,Urassa,Swai,Mosha,Minja,Tarimo,Kessy,Macha,Kavishe,Mwakalinga,Mwakyusa,Mwambene,Mwaipopo,Mwakasege,Mwasongwe,Sanga,Mbilinyi,Kyando,Ngailo,Mgaya,Kapinga,Komba,Ngonyani,Haule,Nchimbi,Mapunda,Ndunguru,Masanja,Maganga,Lusekelo,Bundala,Shija,Magesa,Nyerere,Wambura,Chacha,Marwa,Mwita,Matiku,Magoti,Msuya,Mndeme,Mbwambo,Mshana,Kisanga,Mgonja,Semkiwa,Shemdoe,Kihiyo,Mwinyimkuu,Kombo,Makame,Haji,Vuai,Juma,Hamad,Mcha,Othman,Faki,Mzee,Kassim,Ngowi,Rwegasira,Kamugisha,Mutabazi,Rugemalira,Byabato,Kahwa,Katabaro,Lukumay,Laizer,Mollel,Kivuyo,Sarakikya,Lema,Nnko,Kaaya,Akyoo,Chitemo,Mazengo,Chilongani,Malecela,Nyaulingo,Mhagama,Luoga,Mtega,Nditi,Kalinga,Kitosi,Fungo,Mdee,Mhina,Kasanda,Mwanri,Lukindo,Mbaga,Ndaki,Kulwa,Doto,Ngassa,Samatta,Kapombe,Ulimwengu';
const jobs =
  'Bodaboda,Mfanyabiashara,Dereva,Fundi umeme,Fundi ujenzi,Mkulima,Mwalimu,Mwanafunzi,Muuguzi,Mlinzi,Mvuvi,Seremala,Kinyozi,Mpishi,Fundi gereji,Mhasibu,Machinga';
/** Regions with their share of those who play. */
const regions: readonly (readonly [string, number])[] = [
  ...[['Dar es Salaam', 34] as const, ['Mwanza', 10] as const, ['Arusha', 8] as const],
  ...[['Mbeya', 7] as const, ['Dodoma', 7] as const, ['Morogoro', 6] as const],
  ...[['Kilimanjaro', 5] as const, ['Tanga', 5] as const, ['Geita', 4] as const],
  ...[['Pwani', 3] as const, ['Kagera', 3] as const, ['Zanzibar', 3] as const],
  ...[['Iringa', 3] as const, ['Tabora', 2] as const, ['Mtwara', 2] as const],
];

const listOf = (text: string): readonly string[] => text.split(',');
const [menNames, womenNames, familyNames, jobNames] = [men, women, families, jobs].map(listOf) as [
  readonly string[],
  readonly string[],
  readonly string[],
  readonly string[],
];

export type Persona = {
  readonly name: string;
  /** 1 a man, 2 a woman, 0 who did not say. */
  readonly gender: number;
  readonly location: string;
  readonly job: string;
  readonly birthDate: Date | null;
};

/** Not everybody tells everything about themselves. */
export function personaFrom(chance: Chance): Persona {
  const isMan = chance.happens(0.82);
  const family = chance.pick(familyNames);
  const birth = new Date(Date.UTC(1966 + chance.below(41), chance.below(12), 1 + chance.below(28)));
  return {
    name: `${chance.pick(isMan ? menNames : womenNames)} ${family}`,
    gender: chance.happens(0.8) ? (isMan ? 1 : 2) : 0,
    location: chance.happens(0.7) ? chance.weighted(regions) : '',
    job: chance.happens(0.25) ? chance.pick(jobNames) : '',
    birthDate: chance.happens(0.4) ? birth : null,
  };
}

type Operator = 'mpesa' | 'mixx' | 'airtel' | 'halopesa';

/** Shares of mobile money in Tanzania, and numbers of each operator. */
const operatorShares = [
  ['mpesa', 40],
  ['mixx', 29],
  ['airtel', 20],
  ['halopesa', 11],
] as const satisfies readonly (readonly [Operator, number])[];

const prefixes: Readonly<Record<Operator, readonly string[]>> = {
  mpesa: ['74', '75', '76'],
  mixx: ['65', '67', '71', '77'],
  airtel: ['68', '69', '78'],
  halopesa: ['61', '62'],
};

/** Nobody has two, and none is one of those that a start prints. */
export function phonesFrom(chance: Chance): () => { phone: string; operator: Operator } {
  const taken = new Set<string>();
  return () => {
    for (;;) {
      const operator = chance.weighted(operatorShares);
      const rest = String(1_000_000 + chance.below(9_000_000));
      const phone = `255${chance.pick(prefixes[operator])}${rest}`;
      if (taken.has(phone)) continue;
      taken.add(phone);
      return { phone, operator };
    }
  };
}

/** Of mobile networks; as the house keeps them, without the last part of the address. */
export function networkFrom(chance: Chance): string {
  const block = chance.pick([
    '41.59',
    '41.222',
    '102.64',
    '154.72',
    '196.249',
    '197.250',
    '197.186',
  ]);
  return `${block}.${chance.below(256)}.0/24`;
}

const phones =
  'TECNO KG5j,TECNO BF7,itel A665L,itel A70,Infinix X6525,SM-A057F,SM-A155F,Redmi 13C,M2006C3LG,vivo 1938';
const phoneNames = listOf(phones);

export const userAgentFrom = (chance: Chance): string =>
  `Mozilla/5.0 (Linux; Android ${11 + chance.below(4)}; ${chance.pick(phoneNames)}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${120 + chance.below(20)}.0.0.0 Mobile Safari/537.36`;

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export function codesFrom(chance: Chance): () => string {
  const taken = new Set<string>();
  return () => {
    for (;;) {
      const code = Array.from({ length: 8 }, () => LETTERS[chance.below(LETTERS.length)]).join('');
      if (taken.has(code)) continue;
      taken.add(code);
      return code;
    }
  };
}
