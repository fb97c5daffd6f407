import { useEffect, useRef } from 'react';
import { CustomerContacts } from '../../features/contacts/CustomerContacts.tsx';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import type { Place } from '../entrance/ToOtherEntrance.tsx';

type UnderAgeProps = { place: Place; onReturn: () => void };

/** A no that thanks for an honest answer: nothing was sent, nothing is kept (AS-07). */
export function UnderAge({ place, onReturn }: UnderAgeProps) {
  const replace = place === 'dialog';
  return (
    <MessagePage
      cloth="blue"
      icon="shield-check"
      title={t('underAge.title')}
      text={t('underAge.text')}
    >
      <Spoken>
        <Notice tone="good" icon="check">
          {t('underAge.nothingKept')}
        </Notice>
      </Spoken>
      <p>{t('underAge.help')}</p>
      <MessageActions>
        <ButtonLink to="/home" replace={replace}>
          <Icon name="house" size={18} />
          {t('underAge.home')}
        </ButtonLink>
        <ButtonLink to="/rich_text?type=31" replace={replace} variant="outline">
          <Icon name="book-open" size={18} />
          {t('underAge.read')}
        </ButtonLink>
        <Button variant="plain" onClick={onReturn}>
          {t('underAge.mistake')}
        </Button>
      </MessageActions>
      <CustomerContacts />
    </MessagePage>
  );
}

/** The form it replaces had the focus; whoever does not see the page must hear what came. */
function Spoken({ children }: { children: React.ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    words.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={words} tabIndex={-1}>
      {children}
    </div>
  );
}
