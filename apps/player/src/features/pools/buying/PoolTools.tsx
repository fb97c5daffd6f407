import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './buy.module.css';
import { isEmptyDraft } from './draft-store.ts';
import { clearDraft, fillDraft } from './luck.ts';
import type { BuyView } from './use-buying.ts';

/** Luck for everything or for what is left, and a clean sheet; each can be undone. */
export function PoolTools({ view: { game, issue, draft, isOpen } }: { view: BuyView }) {
  const state = isOpen ? 'ready' : 'disabled';
  const isEmpty = isEmptyDraft(draft);
  return (
    <div className={styles.tools}>
      <Button variant="outline" state={state} onClick={() => fillDraft(game, issue, 'all')}>
        <Icon name="dices" size={18} />
        {t('pools.luck')}
      </Button>
      <Button variant="outline" state={state} onClick={() => fillDraft(game, issue, 'rest')}>
        <Icon name="refresh-cw" size={18} />
        {t('pools.fillRest')}
      </Button>
      {isOpen && !isEmpty && (
        <IconButton
          icon="trash-2"
          label={t('pools.clear')}
          onClick={() => clearDraft(game, issue)}
        />
      )}
    </div>
  );
}
