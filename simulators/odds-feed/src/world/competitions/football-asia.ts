import { type Competition, competition } from './competition.ts';

export const asianFootball: readonly Competition[] = [
  competition({
    place: 'Asia',
    name: 'AFC Champions League',
    swahili: 'Ligi ya Mabingwa Asia',
    region: 'gulf',
    cadence: 'midweekCup',
    season: [['09-14', '05-10']],
    breaks: [['12-24', '02-02']],
    knockout: { after: 8, legs: 2 },
    teams: `Al Hilal, Al Ahli Jeddah, Al Nassr, Al Ittihad Jeddah, Vissel Kobe, Al Sadd, Kawasaki
      Frontale, Machida Zelvia, Ulsan HD, Al Wahda, Johor Darul Ta'zim, Buriram United, Sanfrecce
      Hiroshima, Al Duhail, Shabab Al Ahli, Gangwon, Melbourne City, Shanghai Port, Chengdu Rongcheng,
      Al Gharafa`,
  }),
  competition({
    place: 'Japan',
    name: 'J1 League',
    region: 'eastAsia',
    scoringFactor: 0.95,
    season: [['08-05', '05-31']],
    breaks: [['12-14', '02-10']],
    teams: `Vissel Kobe, Kashima Antlers, Sanfrecce Hiroshima, Machida Zelvia, Kashiwa Reysol, Kawasaki
      Frontale, Kyoto Sanga, Gamba Osaka, Urawa Reds, Cerezo Osaka, FC Tokyo, Avispa Fukuoka, Nagoya
      Grampus, Shimizu S-Pulse, Fagiano Okayama, Tokyo Verdy, Yokohama F. Marinos, Yokohama FC,
      Shonan Bellmare, Albirex Niigata`,
  }),
  competition({
    place: 'Japan',
    name: 'J2 League',
    rank: 'filler',
    region: 'eastAsia',
    scoringFactor: 0.93,
    season: [['08-05', '05-31']],
    breaks: [['12-14', '02-10']],
    teams: `Mito HollyHock, V-Varen Nagasaki, JEF United Chiba, Tokushima Vortis, Omiya Ardija, Vegalta
      Sendai, Jubilo Iwata, Sagan Tosu, Iwaki, Consadole Sapporo, Montedio Yamagata, Ventforet Kofu,
      Blaublitz Akita, Imabari, Oita Trinita, Fujieda MYFC, Roasso Kumamoto, Kataller Toyama,
      Renofa Yamaguchi, Ehime`,
  }),
  competition({
    place: 'South Korea',
    name: 'K League 1',
    region: 'eastAsia',
    scoringFactor: 0.93,
    teams: `Jeonbuk Motors, Daejeon Hana, Gimcheon Sangmu, Pohang Steelers, Gangwon, FC Seoul, Ulsan HD,
      Gwangju, Anyang, Suwon FC, Jeju SK, Daegu`,
  }),
  competition({
    place: 'South Korea',
    name: 'K League 2',
    rank: 'filler',
    region: 'eastAsia',
    scoringFactor: 0.94,
    teams: `Incheon United, Suwon Bluewings, Bucheon 1995, Seoul E-Land, Seongnam, Jeonnam Dragons,
      Gimpo, Busan IPark, Chungnam Asan, Hwaseong, Gyeongnam, Cheongju, Cheonan City, Ansan Greeners`,
  }),
  competition({
    place: 'China',
    name: 'Chinese Super League',
    region: 'eastAsia',
    scoringFactor: 1.12,
    teams: `Shanghai Port, Shanghai Shenhua, Chengdu Rongcheng, Beijing Guoan, Shandong Taishan, Tianjin
      Jinmen Tiger, Zhejiang, Yunnan Yukun, Qingdao West Coast, Henan, Dalian Yingbo, Shenzhen Peng City,
      Wuhan Three Towns, Qingdao Hainiu, Meizhou Hakka, Changchun Yatai`,
  }),
  competition({
    place: 'China',
    name: 'China League One',
    rank: 'filler',
    region: 'eastAsia',
    teams: `Liaoning Tieren, Chongqing Tonglianglong, Guangdong GZ-Power, Yanbian Longding, Shijiazhuang
      Gongfu, Nantong Zhiyun, Dalian K'un City, Nanjing City, Suzhou Dongwu, Shaanxi Union, Dingnan
      United, Heilongjiang Ice City, Foshan Nanshi, Shanghai Jiading, Qingdao Red Lions, Guangxi Pingguo`,
  }),
  competition({
    place: 'Australia',
    name: 'A-League Men',
    region: 'oceania',
    scoringFactor: 1.13,
    teams: `Melbourne City, Auckland, Western Sydney Wanderers, Melbourne Victory, Adelaide United,
      Sydney, Macarthur, Wellington Phoenix, Newcastle Jets, Central Coast Mariners, Perth Glory,
      Brisbane Roar`,
  }),
  competition({
    place: 'Australia',
    name: 'NPL Victoria',
    rank: 'filler',
    region: 'oceania',
    scoringFactor: 1.2,
    season: [['02-06', '09-10']],
    teams: `Avondale, Heidelberg United, Oakleigh Cannons, Hume City, Dandenong City, Preston Lions,
      South Melbourne, Green Gully, Altona Magic, St Albans Saints, Dandenong Thunder, Melbourne
      Knights, Port Melbourne Sharks, Melbourne Victory Youth`,
  }),
  competition({
    place: 'Australia',
    name: 'NPL New South Wales',
    rank: 'filler',
    region: 'oceania',
    scoringFactor: 1.18,
    season: [['02-06', '09-10']],
    teams: `Marconi Stallions, Rockdale Ilinden, APIA Leichhardt, Blacktown City, Sydney United 58, NWS
      Spirit, Manly United, Wollongong Wolves, St George City, Sutherland Sharks, Sydney Olympic,
      Western Sydney Wanderers Youth, Mt Druitt Town Rangers, Central Coast Mariners Youth`,
  }),
  competition({
    place: 'New Zealand',
    name: 'National League',
    rank: 'filler',
    region: 'oceania',
    scoringFactor: 1.25,
    season: [['03-20', '12-05']],
    teams: `Auckland City, Wellington Olympic, Birkenhead United, Western Springs, Miramar Rangers,
      Eastern Suburbs, Coastal Spirit, Cashmere Technical, Napier City Rovers, Christchurch United`,
  }),
  competition({
    place: 'Saudi Arabia',
    name: 'Saudi Pro League',
    swahili: 'Ligi Kuu ya Saudia',
    region: 'gulf',
    scoringFactor: 1.12,
    teams: `Al Ittihad Jeddah, Al Hilal, Al Nassr, Al Qadsiah, Al Ahli Jeddah, Al Shabab, Al Ettifaq, Al
      Taawoun, Al Kholood, Al Fateh, Al Riyadh, Al Khaleej, Al Fayha, Damac, Al Okhdood, Neom, Al Najma,
      Al Hazem`,
  }),
  competition({
    place: 'United Arab Emirates',
    name: 'UAE Pro League',
    region: 'gulf',
    scoringFactor: 1.14,
    teams: `Shabab Al Ahli, Sharjah, Al Wasl, Al Ain, Al Wahda, Al Jazira, Al Nasr Dubai, Khor Fakkan,
      Ajman, Kalba, Baniyas, Al Bataeh, Dibba, Al Dhafra`,
  }),
  competition({
    place: 'Qatar',
    name: 'Qatar Stars League',
    region: 'gulf',
    scoringFactor: 1.2,
    teams: `Al Sadd, Al Duhail, Al Gharafa, Al Ahli Doha, Al Rayyan, Al Wakrah, Al Arabi Doha, Al
      Shamal, Umm Salal, Qatar SC, Al Shahaniya, Al Sailiya`,
  }),
  competition({
    place: 'India',
    name: 'Indian Super League',
    region: 'southAsia',
    scoringFactor: 0.98,
    teams: `Mohun Bagan, Goa, Bengaluru, NorthEast United, Jamshedpur, Mumbai City, Odisha, Kerala
      Blasters, East Bengal, Punjab, Chennaiyin, Hyderabad, Mohammedan`,
  }),
  competition({
    place: 'Indonesia',
    name: 'Super League Indonesia',
    region: 'southAsia',
    scoringFactor: 0.97,
    teams: `Persib Bandung, Dewa United, Malut United, Persebaya Surabaya, Borneo, PSM Makassar, Persija
      Jakarta, Bali United, PSBS Biak, Arema, Persita, Persik Kediri, Semen Padang, Madura United, PSIM
      Yogyakarta, Persijap, Bhayangkara, Persis Solo`,
  }),
  competition({
    place: 'Thailand',
    name: 'Thai League 1',
    rank: 'filler',
    region: 'southAsia',
    teams: `Buriram United, Bangkok United, BG Pathum United, Port, Ratchaburi, Muangthong United,
      Prachuap, Sukhothai, Uthai Thani, Lamphun Warriors, Chiangrai United, Rayong, Nakhon Ratchasima,
      Chonburi, Ayutthaya United, Kanchanaburi Power`,
  }),
  competition({
    place: 'Vietnam',
    name: 'V.League 1',
    rank: 'filler',
    region: 'southAsia',
    scoringFactor: 0.9,
    teams: `Nam Dinh, Hanoi, Cong An Ha Noi, The Cong Viettel, Thanh Hoa, Hai Phong, Binh Duong, Hong
      Linh Ha Tinh, Hoang Anh Gia Lai, Song Lam Nghe An, Ho Chi Minh City, Da Nang, PVF, Ninh Binh`,
  }),
  competition({
    place: 'Malaysia',
    name: 'Super League Malaysia',
    rank: 'filler',
    region: 'southAsia',
    teams: `Johor Darul Ta'zim, Selangor, Kuching City, Sabah, Kuala Lumpur City, Terengganu, Negeri
      Sembilan, Immigration, PDRM, Melaka, Penang, Kelantan TRW, DPMM`,
  }),
];
