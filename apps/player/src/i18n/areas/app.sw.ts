import type { Messages } from '../messages.ts';

/** The page that puts Kipute on a phone (src/screens/app-download). */
export const messages = {
  'app.title': 'Kipute kwenye simu',
  'app.lead': 'Fungua kwa mguso mmoja, bila kupakua chochote kikubwa.',
  'app.store': 'Pakua dukani',
  'app.storeHint': 'Itakufungulia duka la app la simu yako.',
  'app.install': 'Weka kwenye simu',
  'app.installed': 'Imewekwa. Itafute kwenye skrini ya simu yako.',
  'app.already': 'Tayari uko ndani ya app.',
  'app.stepsFor': 'Hatua za {browser}',
  'app.dots': 'Gusa nukta tatu juu kulia',
  'app.bars': 'Gusa mistari mitatu chini kulia',
  'app.operaMenu': 'Gusa alama ya O chini kulia',
  'app.share': 'Gusa alama ya kutuma (kisanduku chenye mshale)',
  'app.iosOther':
    'Fungua ukurasa huu kwa Safari kwanza: kwenye iPhone ni Safari inayoweka app vizuri.',
  'app.install.chrome': 'Chagua "Sakinisha programu" au "Ongeza kwenye skrini ya kwanza"',
  'app.add.samsung': 'Chagua "Ongeza ukurasa kwenye", kisha "Skrini ya kwanza"',
  'app.add.firefox': 'Chagua "Sakinisha"',
  'app.add.opera': 'Chagua "Ongeza kwenye", kisha "Skrini ya kwanza"',
  'app.add.ios': 'Shuka chini, chagua "Ongeza kwenye Skrini ya Nyumbani"',
  'app.found': 'Alama ya Kipute iko kwenye skrini ya simu yako',
  'app.desktop':
    'Kwenye kompyuta: gusa alama ya kusakinisha mwishoni mwa anwani, au fungua kipute kwenye simu yako.',
  'app.why': 'Kwa nini uiweke',
  'app.whyData': 'Inatumia data kidogo: ukurasa haupakuliwi upya kila mara',
  'app.whyOffline': 'Mkeka wako unabaki hata intaneti ikikatika',
  'app.whySpace': 'Haijazi simu: ni chini ya MB 1',
} as const satisfies Messages;
