import { useIssues } from '../../features/pools/issue/issues-query.ts';
import type { Issue } from '../../features/pools/issue/pool.ts';
import { PoolFrame } from '../../features/pools/pages/PoolFrame.tsx';
import { RulesTab } from '../../features/pools/pages/RulesTab.tsx';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { LineLink } from '../../ui/card/LineLink.tsx';
import { JackpotHead } from './JackpotScreen.tsx';

/** `/string_ball/rules`: what the settings of the issue say, in words. */
export function RulesScreen() {
  useLanguage();
  const view = useIssues('jackpot');
  return (
    <PoolFrame
      game="jackpot"
      tab="rules"
      head={<JackpotHead view={view} title={t('pools.rulesTitle')} />}
    >
      <RulesTab game="jackpot" view={view} howOf={howToPick} />
      <LineLink to="/rich_text?type=9" icon="file-text">
        {t('pools.terms')}
      </LineLink>
    </PoolFrame>
  );
}

export function howToPick({ guess_number, max_doubles }: Issue): readonly string[] {
  return [
    t('pools.rules.sides', { count: guess_number }),
    ...(max_doubles > 0 ? [t('pools.rules.doubles', { count: max_doubles })] : []),
    t('pools.rules.luck'),
  ];
}
