import { matchStatuses } from '@kipute/contract/constants/matches/match-statuses';
import { sports } from '@kipute/contract/constants/matches/sports';
import type { CallContent } from '@kipute/contract/registry';
import { deskTexts } from '../../i18n/texts/desk.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Match = CallContent<'match/inquire'>[number];

const reason = { kind: 'reason', name: 'reason', title: deskTexts.why } as const;

const titles = {
  visible: { en: 'Visible', sw: 'Inaonekana' },
  suspended: { en: 'Locked', sw: 'Imefungwa' },
  maintenance: { en: 'In maintenance', sw: 'Inarekebishwa' },
  popular: { en: 'Popular', sw: 'Maarufu' },
  today: { en: 'Popular today', sw: 'Maarufu leo' },
  twoUp: { en: 'Pays early (2up)', sw: 'Hulipa mapema (2up)' },
  random: { en: 'Random bets', sw: 'Bashiri za nasibu' },
  popularity: { en: 'Popularity', sw: 'Umaarufu' },
  cancelSw: { en: 'Called off because, Swahili', sw: 'Sababu ya kufutwa, Kiswahili' },
  cancelEn: { en: 'Called off because, English', sw: 'Sababu ya kufutwa, Kiingereza' },
} as const;

const decideForm = defineForm({
  call: 'match/update',
  fields: [
    {
      kind: 'flag',
      name: 'suspended',
      title: titles.suspended,
      hint: {
        en: 'Shown with every price locked; no bet, no cashout.',
        sw: 'Huonekana odds zote zikiwa zimefungwa; hakuna ubashiri wala cashout.',
      },
    },
    {
      kind: 'flag',
      name: 'maintenance',
      title: titles.maintenance,
      hint: {
        en: 'Locked and out of every list; its own page stays.',
        sw: 'Imefungwa na haiko kwenye orodha yoyote; ukurasa wake unabaki.',
      },
    },
    {
      kind: 'flag',
      name: 'visible',
      title: titles.visible,
      hint: {
        en: 'Off: no list, no page, no bet. Bets already placed go on.',
        sw: 'Ikizimwa: haiko popote wala haibashiriwi. Mikeka iliyopo inaendelea.',
      },
    },
    { kind: 'flag', name: 'popular_match', title: titles.popular },
    { kind: 'flag', name: 'today_popular', title: titles.today },
    {
      kind: 'flag',
      name: 'up_goal',
      title: titles.twoUp,
      hint: {
        en: 'A promise about money: made before the match, kept once there are bets.',
        sw: 'Ni ahadi ya pesa: hutolewa kabla ya mechi, haiondolewi kukiwa na bashiri.',
      },
    },
    {
      kind: 'flag',
      name: 'random_betting',
      title: titles.random,
      hint: {
        en: 'Off: random bets are never put on it.',
        sw: 'Ikizimwa: bashiri za nasibu haziwekwi kamwe.',
      },
    },
    { kind: 'number', name: 'sequence', title: deskTexts.sequence, hint: deskTexts.sequenceHint },
    {
      kind: 'number',
      name: 'popularity',
      title: titles.popularity,
      hint: { en: 'Empty: the provider’s.', sw: 'Tupu: ya mtoa odds.' },
    },
    {
      kind: 'number',
      name: 'live_delay',
      title: deskTexts.liveDelay,
      hint: deskTexts.liveDelayHint,
      unit: deskTexts.seconds,
    },
    {
      kind: 'text',
      name: 'cancel_reason_sw',
      title: titles.cancelSw,
      hint: {
        en: 'Players read it beside the status of a match that was called off.',
        sw: 'Wachezaji huisoma pembeni ya hali ya mechi iliyofutwa.',
      },
    },
    { kind: 'text', name: 'cancel_reason_en', title: titles.cancelEn },
    reason,
  ],
  from: (match: Match) => match,
  send: (values, { subject: { id, revision } }) => ({ ...values, id, revision }),
  errors: {
    'sequence-out-of-range': 'sequence',
    'two-up-begun': 'up_goal',
    'two-up-promised': 'up_goal',
  },
});

const removeForm = (removed: 0 | 1) =>
  defineForm({
    call: 'atlassian/remove_match',
    fields: [reason],
    send: (values, { subject }: Sending) => ({ ...values, ids: idsOf(subject), removed }),
  });

type Chosen = readonly Match[];
type Sending = { readonly subject: Chosen; readonly requestKey: string };
const idsOf = (matches: Chosen) => matches.map(({ id }) => id);

const suspendForm = (suspended: 0 | 1) =>
  defineForm({
    call: 'match/update_suspended',
    fields: [reason],
    send: (values, { subject }: Sending) => ({ ...values, ids: idsOf(subject), suspended }),
  });

const popularForm = (popular_match: 0 | 1) =>
  defineForm({
    call: 'atlassian/update_popular_match',
    fields: [reason],
    send: (values, { subject }: Sending) => ({ ...values, ids: idsOf(subject), popular_match }),
  });

const todayForm = (today_popular: 0 | 1) =>
  defineForm({
    call: 'atlassian/update_to_day_popular',
    fields: [reason],
    send: (values, { subject }: Sending) => ({ ...values, ids: idsOf(subject), today_popular }),
  });

export const matchesList = defineList({
  call: 'match/inquire',
  rowKey: 'id',
  rowName: (row) => row.match,
  pageSize: 20,
  refreshSeconds: 15,
  intro: {
    en: 'Every match the provider tells of, those in play first. What is decided here, every page shows within a second.',
    sw: 'Mechi zote za mtoa odds, za mubashara kwanza. Kinachoamuliwa hapa huonekana kila mahali ndani ya sekunde moja.',
  },
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Zote' }, filter: {} },
    { key: 'live', title: { en: 'In play', sw: 'Mubashara' }, filter: { view: 'live' } },
    { key: 'upcoming', title: { en: 'To come', sw: 'Zijazo' }, filter: { view: 'upcoming' } },
    { key: 'locked', title: { en: 'Locked', sw: 'Zilizofungwa' }, filter: { view: 'locked' } },
    { key: 'hidden', title: { en: 'Hidden', sw: 'Zilizofichwa' }, filter: { view: 'hidden' } },
    { key: 'chosen', title: { en: 'Chosen', sw: 'Zilizochaguliwa' }, filter: { view: 'chosen' } },
    { key: 'ended', title: { en: 'Over', sw: 'Zilizokwisha' }, filter: { view: 'ended' } },
  ],
  filters: [
    { kind: 'text', field: 'text', title: { en: 'Team', sw: 'Timu' } },
    { kind: 'choice', field: 'sport_id', title: deskTexts.sport, choices: sports },
    {
      kind: 'id',
      field: 'competition_id',
      title: { en: 'Competition number', sw: 'Namba ya shindano' },
    },
  ],
  columns: [
    {
      kind: 'text',
      field: 'match',
      title: { en: 'Match', sw: 'Mechi' },
      width: 240,
      link: ({ id }) => `/matches/${id}`,
    },
    { kind: 'text', field: 'league', title: { en: 'Competition', sw: 'Shindano' }, width: 180 },
    {
      kind: 'status',
      field: 'statusId',
      title: { en: 'Status', sw: 'Hali' },
      choices: matchStatuses,
      tones: { 'in-progress': 'good', paused: 'waiting', ended: 'quiet', cancelled: 'bad' },
    },
    { kind: 'instant', field: 'start_time', title: { en: 'Kick-off', sw: 'Inaanza' } },
    { kind: 'flag', field: 'suspended', title: titles.suspended },
    { kind: 'flag', field: 'visible', title: titles.visible },
    { kind: 'flag', field: 'maintenance', title: titles.maintenance, shown: 'on-demand' },
    { kind: 'flag', field: 'popular_match', title: titles.popular },
    { kind: 'flag', field: 'today_popular', title: titles.today },
    { kind: 'flag', field: 'up_goal', title: titles.twoUp },
    { kind: 'flag', field: 'random_betting', title: titles.random, shown: 'on-demand' },
    { kind: 'count', field: 'sequence', title: deskTexts.sequence },
    { kind: 'count', field: 'live_delay', title: deskTexts.liveDelay, shown: 'on-demand' },
    { kind: 'count', field: 'popularity', title: titles.popularity, shown: 'on-demand' },
    {
      kind: 'count',
      field: 'provider_popularity',
      title: { en: 'Popularity by the provider', sw: 'Umaarufu wa mtoa odds' },
      shown: 'on-demand',
    },
    {
      kind: 'status',
      field: 'sport_id',
      title: deskTexts.sport,
      choices: sports,
      shown: 'on-demand',
    },
    { kind: 'text', field: 'country', title: deskTexts.country, shown: 'on-demand' },
    { kind: 'id', field: 'id', title: deskTexts.number, filter: 'id', shown: 'on-demand' },
    { kind: 'text', field: 'cancel_reason_sw', title: titles.cancelSw, shown: 'details' },
    { kind: 'text', field: 'cancel_reason_en', title: titles.cancelEn, shown: 'details' },
  ],
  actions: [
    {
      key: 'decide',
      on: 'row',
      node: 'match/update',
      title: deskTexts.decide,
      form: decideForm,
    },
    {
      key: 'suspend',
      on: 'selection',
      node: 'match/update_suspended',
      title: { en: 'Lock odds', sw: 'Funga odds' },
      question: {
        en: 'Nobody bets on these matches or cashes out until they are opened.',
        sw: 'Hakuna atakayebashiri mechi hizi wala kufanya cashout hadi zifunguliwe.',
      },
      offeredFor: (row) => row.suspended === 0,
      form: suspendForm(1),
    },
    {
      key: 'open',
      on: 'selection',
      node: 'match/update_suspended',
      title: { en: 'Open odds', sw: 'Fungua odds' },
      offeredFor: (row) => row.suspended === 1,
      form: suspendForm(0),
    },
    {
      key: 'remove',
      on: 'selection',
      node: 'atlassian/remove_match',
      title: { en: 'Take away', sw: 'Ondoa' },
      question: {
        en: 'No list, no page, no bet. Bets already placed go on.',
        sw: 'Haitakuwa popote wala kubashiriwa. Mikeka iliyopo inaendelea.',
      },
      offeredFor: (row) => row.visible === 1,
      form: removeForm(1),
    },
    {
      key: 'bring-back',
      on: 'selection',
      node: 'atlassian/remove_match',
      title: { en: 'Bring back', sw: 'Rudisha' },
      offeredFor: (row) => row.visible === 0,
      form: removeForm(0),
    },
    {
      key: 'popular',
      on: 'selection',
      node: 'match/update',
      title: { en: 'Make popular', sw: 'Fanya maarufu' },
      offeredFor: (row) => row.popular_match === 0,
      form: popularForm(1),
    },
    {
      key: 'not-popular',
      on: 'selection',
      node: 'match/update',
      title: { en: 'Not popular', sw: 'Ondoa umaarufu' },
      offeredFor: (row) => row.popular_match === 1,
      form: popularForm(0),
    },
    {
      key: 'today',
      on: 'selection',
      node: 'match/update',
      title: { en: 'Popular today', sw: 'Maarufu leo' },
      offeredFor: (row) => row.today_popular === 0,
      form: todayForm(1),
    },
    {
      key: 'not-today',
      on: 'selection',
      node: 'match/update',
      title: { en: 'Not popular today', sw: 'Si maarufu leo' },
      offeredFor: (row) => row.today_popular === 1,
      form: todayForm(0),
    },
  ],
});
