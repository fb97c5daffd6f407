import { t } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';

type NoMatchesProps = {
  icon: IconName;
  title: string;
  text: string;
  /** Where to look instead. */
  next?: { readonly to: string; readonly text: string };
};

/** An empty list, or a place that does not exist: with the next thing to do. */
export function NoMatches({ icon, title, text, next }: NoMatchesProps) {
  const { to, text: words } = next ?? { to: '/ready_start', text: t('lists.upcoming.title') };
  return (
    <EmptyState icon={icon} title={title} text={text}>
      <ButtonLink to={to} variant="outline">
        {words}
      </ButtonLink>
    </EmptyState>
  );
}
