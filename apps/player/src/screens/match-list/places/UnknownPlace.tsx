import { openSheet } from '../../../features/sheet/sheet-history.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { MessageActions } from '../../../ui/hero/MessagePage.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

/** A country or league the address names and nobody knows. */
export function UnknownPlace({ title }: { title: string }) {
  return (
    <EmptyState icon="map-pin-off" title={title} text={t('lists.unknownHint')}>
      <MessageActions>
        <ButtonLink to="/home">{t('nav.home')}</ButtonLink>
        <Button variant="outline" onClick={() => openSheet('search')}>
          {t('shell.search')}
        </Button>
      </MessageActions>
    </EmptyState>
  );
}
