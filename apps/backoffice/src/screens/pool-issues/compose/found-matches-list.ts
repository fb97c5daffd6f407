import { defineList } from '../../_list-kit/definition/list-definition.ts';

/** Matches that an issue of a game can take; the page fixes the game. */
export const foundMatchesList = defineList({
  call: 'pool_issue/matches',
  rowKey: 'match_id',
  rowName: ({ team_home, team_away }) => `${team_home} – ${team_away}`,
  pageSize: 20,
  columns: [
    {
      kind: 'computed',
      field: 'match',
      title: { en: 'Match', sw: 'Mechi' },
      value: ({ team_home, team_away }) => `${team_home} – ${team_away}`,
    },
    { kind: 'text', field: 'competition', title: { en: 'Competition', sw: 'Ligi' } },
    {
      kind: 'instant',
      field: 'start_time',
      title: { en: 'Kick-off', sw: 'Inaanza' },
      filter: { from: 'from', to: 'until' },
    },
  ],
  filters: [
    {
      kind: 'text',
      field: 'key_word',
      title: { en: 'Team or competition', sw: 'Timu au ligi' },
    },
  ],
});
