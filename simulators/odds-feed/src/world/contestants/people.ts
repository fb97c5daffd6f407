import { hashOf } from '../../chance.ts';
import type { NamePool } from '../countries.ts';

/** First names and last names of a part of the world; squads are made up from them. */
const pools: Readonly<Record<NamePool, readonly [first: string, last: string]>> = {
  swahili: [
    'Juma Hassan Salum Ally Abdul Feisal Mudathir Kelvin Emmanuel Ibrahim Denis Clement Said Bakari Ramadhani Athumani',
    'Mwinyi Kapombe Mkude Msuva Mhilu Nado Chilunda Kibwana Lyanga Mzize Nyoni Kaseke Ochieng Wanyama Okello Ssali',
  ],
  westAfrican: [
    'Emeka Kwame Ibrahima Moussa Chidi Kofi Ousmane Samuel Victor Abdoulaye Yaw Tunde Cheikh Serge Blaise Franck',
    'Okafor Mensah Diallo Traore Eze Boateng Ndiaye Adeyemi Asante Kone Osei Balogun Sarr Kouame Nkoulou Mbarga',
  ],
  northAfrican: [
    'Ahmed Mahmoud Youssef Karim Hamza Mostafa Amine Walid Ayoub Bilal Ramy Hussein Anis Nabil Sofiane Taha',
    'Hassan Fathi Benali El-Sayed Mansouri Khalil Bouzid Ziani Tawfik Saidi Belkacem Trabelsi Ashraf Zaki Haddad Amrani',
  ],
  southAfrican: [
    'Thabo Sipho Themba Lebo Bongani Kagiso Tawanda Patson Chisomo Mwape Tendai Siyabonga Katlego Musa Kelvin Lyle',
    'Mokoena Dlamini Zulu Ndlovu Banda Phiri Moyo Khumalo Chanda Mbewe Sithole Molefe Nkosi Mulenga Chirwa Maseko',
  ],
  english: [
    'Jack Harry Callum Luke Ryan James Tyler Connor Mason Ethan Liam Owen Reece Joe Sam Nathan',
    'Walker Bennett Hughes Cooper Fletcher Ward Barnes Porter Marsh Doyle Grant Sutton Hayes Palmer Reid Lowe',
  ],
  spanish: [
    'Carlos Diego Sergio Javier Mateo Pablo Alejandro Iker Lucas Nicolas Facundo Martin Bruno Rodrigo Emiliano Gonzalo',
    'Garcia Fernandez Romero Morales Castro Ibarra Vega Molina Herrera Sosa Acosta Benitez Rojas Campos Duarte Navarro',
  ],
  portuguese: [
    'Joao Pedro Rafael Gabriel Bruno Tiago Diogo Matheus Lucas Vinicius Andre Caio Nuno Ricardo Everton Felipe',
    'Silva Santos Oliveira Pereira Costa Almeida Ferreira Ribeiro Carvalho Gomes Barbosa Teixeira Moreira Nunes Lopes Dias',
  ],
  german: [
    'Lukas Jonas Maximilian Felix Niklas Tim Leon Julian Florian Daan Sven Marco Stefan Jasper Tobias Kevin',
    'Müller Schmidt Becker Wagner Hofmann Krüger Vogel de Jong Bakker Keller Brunner Lang Weber Huber Frei Baumann',
  ],
  french: [
    'Kylian Antoine Hugo Theo Lucas Adrien Mathis Enzo Jeremy Axel Nathan Yanis Benoit Arnaud Cedric Dodi',
    'Dupont Laurent Moreau Girard Lefevre Mercier Fontaine Caron Mbala Kabongo Dubois Renard Leclerc Roux Maes Ilunga',
  ],
  italian: [
    'Matteo Lorenzo Federico Andrea Davide Alessandro Nicolo Simone Gianluca Riccardo Marco Giacomo Luca Tommaso Filippo Stefano',
    'Rossi Bianchi Ferrari Esposito Romano Gallo Conti Greco Marchetti Rinaldi Caruso Fabbri Moretti Longo Serra Villa',
  ],
  slavic: [
    'Luka Ivan Marko Nikola Petr Jakub Tomasz Mateusz Andriy Mykola Stefan Milan Kamil Bogdan Georgios Adrian',
    'Novak Horvat Kovac Petrovic Jovanovic Kowalski Wozniak Svoboda Dvorak Shevchuk Bondar Popescu Ionescu Babic Nemeth Marinov',
  ],
  nordic: [
    'Erik Lars Magnus Oskar Emil Kristian Anders Sander Viktor Jonas Mikkel Elias Henrik Filip Rasmus Sondre',
    'Hansen Johansson Larsen Andersen Berg Lindqvist Nilsen Karlsson Holm Pedersen Dahl Strand Bergström Moe Lund Eklund',
  ],
  turkish: [
    'Emre Burak Kerem Ozan Cenk Arda Yusuf Mert Hakan Enes Umut Baris Eren Kaan Salih Taylan',
    'Yilmaz Demir Kaya Sahin Celik Arslan Aydin Özdemir Dogan Kilic Aslan Polat Kurt Toprak Bulut Güler',
  ],
  arabic: [
    'Salem Abdullah Fahad Mohammed Khalid Saud Nasser Ali Yahya Hassan Sultan Majed Omar Tariq Faisal Bandar',
    'Al-Dosari Al-Shehri Al-Ghamdi Al-Qahtani Al-Mutairi Al-Harbi Al-Otaibi Al-Zahrani Al-Hammadi Al-Kaabi Al-Haydos Khamis Mabkhout Al-Ansari Al-Balushi Afif',
  ],
  indian: [
    'Rahul Arjun Vikram Sandeep Rohit Anirudh Manvir Sahal Akash Imran Nadeem Kasun Rehan Jeakson Udanta Lallian',
    'Singh Kumar Sharma Das Fernandes Nair Rao Khan Ali Perera Chhetri Mandal Thapa Gupta Menon Silva',
  ],
  japanese: [
    'Yuki Takumi Kaoru Ritsu Daichi Shinji Kenta Hiroki Ryota Sota Yuma Koki Takehiro Ayase Genki Shuto',
    'Tanaka Suzuki Sato Yamamoto Nakamura Kobayashi Kato Yoshida Ito Matsumoto Inoue Kimura Hayashi Shimizu Mori Abe',
  ],
  korean: [
    'Min-jae Ji-sung Seung-ho Hyun-woo Jae-sung Kang-in Tae-yang Dong-jun Sang-min Woo-young Jun-ho In-beom Chang-hoon Young-gwon Gue-sung Hee-chan',
    'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang',
  ],
  chinese: [
    'Wei Lei Hao Jun Xin Peng Long Bo Yang Tao Ming Jie Chao Feng Kai Zhen',
    'Wang Li Zhang Liu Chen Yang Zhao Huang Zhou Wu Xu Sun Ma Zhu Hu Guo',
  ],
  southeastAsian: [
    'Budi Rizky Egy Witan Teerasil Chanathip Supachok Quang Van Hoang Faiz Safawi Arif Ramadhan Evan Dimas',
    'Santoso Saputra Nugroho Pratama Nguyen Tran Pham Le Bunmathan Songkrasin Rashid Ahmad Sulaiman Wijaya Setiawan Hidayat',
  ],
};

/** Names of a team's players, the likeliest scorers first; no name comes twice. */
export function squadOf(team: string, pool: NamePool, size: number): readonly string[] {
  const [first, last] = pools[pool].map((names) => names.split(' '));
  const names = new Set<string>();
  for (let turn = 0; names.size < size; turn += 1) {
    const given = first?.[hashOf(`${team}/first/${turn}`) % first.length] ?? '';
    const family = last?.[hashOf(`${team}/last/${turn}`) % last.length] ?? '';
    names.add(`${given} ${family}`);
  }
  return [...names];
}
