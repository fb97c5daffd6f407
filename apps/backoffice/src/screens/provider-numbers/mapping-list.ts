import { deskTexts } from '../../i18n/texts/desk.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

const kinds = {
  match: { en: 'Match', sw: 'Mechi' },
  league: { en: 'League', sw: 'Ligi' },
  team: { en: 'Team', sw: 'Timu' },
  market: { en: 'Market', sw: 'Soko' },
} as const;

const whys = {
  'name-missing': { en: 'Without a name', sw: 'Haina jina' },
  'sides-missing': { en: 'A side is missing', sw: 'Timu moja haipo' },
  'competition-missing': { en: 'Without a competition', sw: 'Haina shindano' },
  'country-missing': { en: 'Without a country', sw: 'Haina nchi' },
  'sport-unknown': { en: 'A sport that we do not know', sw: 'Mchezo tusioujua' },
  'type-unknown': { en: 'A market type that we do not know', sw: 'Aina ya soko tusiyoijua' },
} as const;

export const mappingList = defineList({
  call: 'atlassian/get_mapping',
  rowKey: 'id',
  rowName: (row) => row.name,
  pageSize: 20,
  intro: {
    en: 'Our numbers beside the provider’s, and what of the provider’s has no place with us.',
    sw: 'Namba zetu pembeni ya namba za mtoa odds, na kisicho na mahali kwetu.',
  },
  tabs: [
    { key: 'match', title: { en: 'Matches', sw: 'Mechi' }, filter: { kind: 'match' } },
    { key: 'league', title: { en: 'Leagues', sw: 'Ligi' }, filter: { kind: 'league' } },
    { key: 'team', title: { en: 'Teams', sw: 'Timu' }, filter: { kind: 'team' } },
    { key: 'market', title: { en: 'Markets', sw: 'Masoko' }, filter: { kind: 'market' } },
    {
      key: 'unmapped',
      title: { en: 'Matches without a place', sw: 'Mechi zisizo na mahali' },
      filter: { kind: 'match', unmapped: 1 },
    },
    {
      key: 'unmapped-markets',
      title: { en: 'Markets without a place', sw: 'Masoko yasiyo na mahali' },
      filter: { kind: 'market', unmapped: 1 },
    },
  ],
  filters: [
    { kind: 'word', field: 'kind', title: { en: 'Kind', sw: 'Aina' }, words: kinds },
    { kind: 'text', field: 'text', title: { en: 'Name or number', sw: 'Jina au namba' } },
    { kind: 'id', field: 'match_id', title: { en: 'Match number', sw: 'Namba ya mechi' } },
  ],
  columns: [
    { kind: 'text', field: 'name', title: deskTexts.name, width: 260 },
    { kind: 'id', field: 'id', title: { en: 'Our number', sw: 'Namba yetu' } },
    {
      kind: 'text',
      field: 'provider_id',
      title: { en: 'The provider’s', sw: 'Ya mtoa odds' },
    },
    { kind: 'text', field: 'belongs_to', title: { en: 'Belongs to', sw: 'Ni ya' }, width: 220 },
    { kind: 'flag', field: 'unmapped', title: { en: 'Without a place', sw: 'Haina mahali' } },
    { kind: 'word', field: 'why', title: { en: 'Because', sw: 'Kwa sababu' }, words: whys },
  ],
});
