import type { Localised } from '@kipute/contract/locale';
import type { ComingPath } from '../../menu/registry.ts';

/** What a screen will hold, as lists separated by commas: its columns, and what can be done. */
type Coming = { readonly shows: Localised; readonly does: Localised };

export const comingTable: Readonly<Record<ComingPath, Coming>> = {
  '/users': {
    shows: {
      en: 'account, name, phone, role, superior, balance, credit, status, registered',
      sw: 'akaunti, jina, simu, wadhifa, mwalikaji, salio, bonasi, hali, alijisajili',
    },
    does: {
      en: 'reset password, change balance, change credit, disable, unbind Google verification, forbid betting, forbid withdrawal, set return scale, change invitation code',
      sw: 'weka nenosiri jipya, badili salio, badili bonasi, funga, ondoa uthibitisho wa Google, zuia kubashiri, zuia kutoa pesa, weka kiwango cha marejesho, badili msimbo wa mwaliko',
    },
  },
  '/agents': {
    shows: {
      en: 'account, invitees, loss, profit, recharge total, withdraw total, credit, invitation code',
      sw: 'akaunti, walioalikwa, hasara, faida, jumla ya kuweka, jumla ya kutoa, bonasi, msimbo wa mwaliko',
    },
    does: {
      en: 'add an agent, update an agent',
      sw: 'ongeza wakala, badili wakala',
    },
  },
  '/managers': {
    shows: {
      en: 'account, name, role, Google verification, last sign-in',
      sw: 'akaunti, jina, wadhifa, uthibitisho wa Google, kuingia mwisho',
    },
    does: {
      en: 'add a manager, disable, reset password',
      sw: 'ongeza msimamizi, funga, weka nenosiri jipya',
    },
  },
  '/roles': {
    shows: {
      en: 'name, remarks, permission nodes',
      sw: 'jina, maelezo, ruhusa',
    },
    does: {
      en: 'add a role, choose its nodes in a tree',
      sw: 'ongeza wadhifa, chagua ruhusa zake kwenye mti',
    },
  },
  '/permission-nodes': {
    shows: {
      en: 'name, path, type, icon, sort, shown at top',
      sw: 'jina, njia, aina, ikoni, mpangilio, juu ya menyu',
    },
    does: {
      en: 'add a node, move a node, rename in both languages',
      sw: 'ongeza ruhusa, hamisha ruhusa, badili jina kwa lugha zote',
    },
  },
  '/bills': {
    shows: {
      en: 'serial number, type, changed amount, balance before, balance after, remark, time',
      sw: 'namba ya muamala, aina, kiasi kilichobadilika, salio kabla, salio baada, maelezo, muda',
    },
    does: {
      en: 'export',
      sw: 'pakua taarifa',
    },
  },
  '/random-bets': {
    shows: {
      en: 'betting user, order count, lowest stake, highest stake, days ahead, odds ceiling',
      sw: 'mtumiaji, idadi ya mikeka, dau la chini, dau la juu, siku za mbele, kikomo cha odds',
    },
    does: {
      en: 'place random bets for a user',
      sw: 'weka bashiri za nasibu kwa mtumiaji',
    },
  },
  '/jackpot-types': {
    shows: {
      en: 'issue number, pool, initial pool, growth, picks, stake, reward, status',
      sw: 'namba ya toleo, mfuko, mfuko wa mwanzo, ukuaji, machaguo, dau, zawadi, hali',
    },
    does: {
      en: 'add a type, update, choose its matches',
      sw: 'ongeza aina, badili, chagua mechi zake',
    },
  },
  '/jackpot-settlement': {
    shows: {
      en: 'issue number, total bets, winning bets, pool, net income, status',
      sw: 'namba ya toleo, bashiri zote, zilizoshinda, mfuko, mapato halisi, hali',
    },
    does: {
      en: 'settle an issue, change an outcome',
      sw: 'lipa toleo, badili matokeo',
    },
  },
  '/matches': {
    shows: {
      en: 'start, competition, home, away, score, status, popular, suspended',
      sw: 'kuanza, ligi, nyumbani, ugenini, matokeo, hali, maarufu, imefungwa',
    },
    does: {
      en: 'suspend, set popular, order, remove',
      sw: 'funga kwa muda, fanya maarufu, panga, ondoa',
    },
  },
  '/competitions': {
    shows: {
      en: 'name, country, sequence, live betting, popular, start, end',
      sw: 'jina, nchi, mpangilio, ubashiri mubashara, maarufu, kuanza, kuisha',
    },
    does: {
      en: 'allow live betting, set popular, order',
      sw: 'ruhusu mubashara, fanya maarufu, panga',
    },
  },
  '/markets': {
    shows: {
      en: 'id, name, kind, selections, handicap, over and under, live delay, bet status',
      sw: 'namba, jina, aina, machaguo, handikapu, juu na chini, kuchelewa, hali ya ubashiri',
    },
    does: {
      en: 'allow betting, set the live delay',
      sw: 'ruhusu kubashiri, weka muda wa kuchelewa',
    },
  },
  '/bookmakers': {
    shows: {
      en: 'id, name, sequence',
      sw: 'namba, jina, mpangilio',
    },
    does: {
      en: 'set the menu order from 0 to 100',
      sw: 'weka mpangilio wa menyu 0 hadi 100',
    },
  },
  '/countries': {
    shows: {
      en: 'name, flag, code, region, sequence',
      sw: 'jina, bendera, msimbo, kanda, mpangilio',
    },
    does: {
      en: 'order',
      sw: 'panga',
    },
  },
  '/documents': {
    shows: {
      en: 'name, language, size, uploaded',
      sw: 'jina, lugha, ukubwa, ilipakiwa',
    },
    does: {
      en: 'upload a .txt file, replace, remove',
      sw: 'pakia faili la .txt, badilisha, ondoa',
    },
  },
  '/images': {
    shows: {
      en: 'type, title, image, target, order, clicks, shown',
      sw: 'aina, kichwa, picha, kiungo, mpangilio, mibofyo, inaonyeshwa',
    },
    does: {
      en: 'add an image, order, hide',
      sw: 'ongeza picha, panga, ficha',
    },
  },
  '/graphic-texts': {
    shows: {
      en: 'title, language, release time, shown',
      sw: 'kichwa, lugha, muda wa kutolewa, inaonyeshwa',
    },
    does: {
      en: 'write, set the release time, hide',
      sw: 'andika, weka muda wa kutolewa, ficha',
    },
  },
  '/message-board': {
    shows: {
      en: 'name, phone, email, message, time',
      sw: 'jina, simu, barua pepe, ujumbe, muda',
    },
    does: {
      en: 'read, mark as answered',
      sw: 'soma, weka alama ya kujibiwa',
    },
  },
  '/in-mail': {
    shows: {
      en: 'subject, receivers, sent, read',
      sw: 'kichwa, wapokeaji, ulitumwa, uliosomwa',
    },
    does: {
      en: 'write to one player or to many',
      sw: 'andika kwa mchezaji mmoja au wengi',
    },
  },
  '/sms': {
    shows: {
      en: 'phone, type, content, code, status, sent',
      sw: 'simu, aina, maudhui, msimbo, hali, ulitumwa',
    },
    does: {
      en: 'send, export',
      sw: 'tuma, pakua taarifa',
    },
  },
  '/statistics-today': {
    shows: {
      en: 'new users, stakes, payouts, profit, recharges, withdrawals',
      sw: 'watumiaji wapya, madau, malipo, faida, kuweka pesa, kutoa pesa',
    },
    does: {
      en: 'compare with yesterday',
      sw: 'linganisha na jana',
    },
  },
  '/statistics-hourly': {
    shows: {
      en: 'hour, bets, stakes, payouts, profit',
      sw: 'saa, bashiri, madau, malipo, faida',
    },
    does: {
      en: 'choose a day, compare weekdays',
      sw: 'chagua siku, linganisha siku za wiki',
    },
  },
  '/statistics-history': {
    shows: {
      en: 'day, users, bets, stakes, payouts, tax, profit',
      sw: 'siku, watumiaji, bashiri, madau, malipo, kodi, faida',
    },
    does: {
      en: 'choose a period, export',
      sw: 'chagua kipindi, pakua taarifa',
    },
  },
  '/statistics-agents': {
    shows: {
      en: 'agent, invitees, stakes, profit, recharges, withdrawals',
      sw: 'wakala, walioalikwa, madau, faida, kuweka pesa, kutoa pesa',
    },
    does: {
      en: 'choose a period, export',
      sw: 'chagua kipindi, pakua taarifa',
    },
  },
  '/system-configuration': {
    shows: {
      en: 'title, customer service, messaging numbers, social links, maintenance',
      sw: 'kichwa, huduma kwa wateja, namba za ujumbe, mitandao ya kijamii, matengenezo',
    },
    does: {
      en: 'change at run time, with a note',
      sw: 'badili wakati mfumo ukifanya kazi, kwa maelezo',
    },
  },
  '/pay-configuration': {
    shows: {
      en: 'operators, lowest and highest recharge, lowest and highest withdrawal, delay',
      sw: 'mitandao, kuweka chini na juu, kutoa chini na juu, kuchelewa',
    },
    does: {
      en: 'switch an operator off, forbid withdrawals',
      sw: 'zima mtandao, zuia kutoa pesa',
    },
  },
  '/bet-configuration': {
    shows: {
      en: 'lowest and highest stake, highest profits, tax rate, live delay, bonus ladder',
      sw: 'dau la chini na la juu, faida za juu, kodi, kuchelewa, ngazi ya bonasi',
    },
    does: {
      en: 'pause betting with a message, change limits',
      sw: 'simamisha bashiri kwa ujumbe, badili mipaka',
    },
  },
  '/racing-configuration': {
    shows: {
      en: 'odds of each bet, round length, payouts of ten of ten, tax',
      sw: 'odds za kila ubashiri, urefu wa raundi, malipo ya kumi kati ya kumi, kodi',
    },
    does: {
      en: 'change odds, pause racing',
      sw: 'badili odds, simamisha mbio',
    },
  },
  '/channels': {
    shows: {
      en: 'name, sort, gateway address',
      sw: 'jina, mpangilio, anwani ya lango',
    },
    does: {
      en: 'add a channel, order, switch off',
      sw: 'ongeza mtandao, panga, zima',
    },
  },
  '/phone-area-codes': {
    shows: {
      en: 'country, area code, flag, international name, shown',
      sw: 'nchi, msimbo, bendera, jina la kimataifa, inaonyeshwa',
    },
    does: {
      en: 'show or hide',
      sw: 'onyesha au ficha',
    },
  },
  '/ip-blacklist': {
    shows: {
      en: 'address, reason, added by, time',
      sw: 'anwani, sababu, aliyeongeza, muda',
    },
    does: {
      en: 'add an address, remove',
      sw: 'ongeza anwani, ondoa',
    },
  },
  '/exports': {
    shows: {
      en: 'type, applicant, status, progress, file, times',
      sw: 'aina, mwombaji, hali, maendeleo, faili, muda',
    },
    does: {
      en: 'download, ask again',
      sw: 'pakua, omba tena',
    },
  },
};
