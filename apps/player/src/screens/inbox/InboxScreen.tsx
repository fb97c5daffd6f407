import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { SignInFirst } from '../../features/payments/sign-in/sign-in-first.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { api } from '../../features/wire/api.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { Pills } from '../../ui/control/Pills.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { InboxList } from './InboxList.tsx';
import styles from './inbox.module.css';
import { type InboxTab, tabIn, tabs, tabText, typeOfTab } from './inbox-words.ts';
import { OpenedMessage } from './OpenedMessage.tsx';
import { sayFailed } from './say-failed.ts';
import { showUnread, useUnread } from './use-unread.ts';

/** `/message`: what the house has told the player. */
export function InboxScreen() {
  const player = usePlayer();
  useLanguage();
  if (!player) return <SignInFirst title={t('inbox.title')} icon="mail" />;
  return <Inbox key={player.id} />;
}

function Inbox() {
  const language = useLanguage();
  const { parameters, choose } = useAddressChoice();
  const unread = useUnread();
  const tab = tabIn(parameters);
  const opened = parameters.get('open') ?? '';
  const left = tab === 'all' ? unread?.not_viewed : unread?.[tab];
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t('inbox.title')}</PageTitle>
        {(left ?? 0) > 0 && (
          <button type="button" className={styles.readAll} onClick={() => void readAll(tab)}>
            <Icon name="check" size={16} />
            {t('inbox.readAll')}
          </button>
        )}
      </header>
      <div className={styles.kinds}>
        <Pills
          label={t('inbox.kinds')}
          choices={tabs.map((id) => ({ id, text: tabText(id, unread) }))}
          current={tab}
          onChoose={(id) => choose('kind', id === 'all' ? '' : id)}
        />
      </div>
      {/^\d{1,19}$/.test(opened) && (
        <OpenedMessage
          key={`${language} ${opened}`}
          id={opened}
          onClose={() => choose('open', '')}
        />
      )}
      <InboxList key={`${language} ${tab}`} tab={tab} hidden={opened} />
      <Link href="/user_info?section=messages" className={styles.choices}>
        <Icon name="settings" size={18} />
        {t('inbox.choices')}
      </Link>
    </section>
  );
}

/** The list hears of it as any other page does. */
const readAll = (tab: InboxTab) =>
  api.message.read({ type: typeOfTab(tab) }, { silent: true }).then((counts) => {
    showUnread(counts);
    window.dispatchEvent(new Event('inbox-changed'));
  }, sayFailed);
