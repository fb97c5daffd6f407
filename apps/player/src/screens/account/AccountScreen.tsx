import { useId } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { shownPhone } from '../../features/phone-number/phone-number.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { chooseTheme, useThemeChoice } from '../../features/theme/theme.ts';
import { t } from '../../i18n/i18n.ts';
import { LanguageSwitch } from '../../shell/controls/LanguageSwitch.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SegmentedControl } from '../../ui/control/SegmentedControl.tsx';
import { Tabs } from '../../ui/control/Tabs.tsx';
import hero from '../../ui/hero/hero.module.css';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import styles from './account.module.css';
import { BetAmountCard } from './BetAmountCard.tsx';
import { MessagesCard } from './messages/MessagesCard.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';
import { useProfile } from './profile/use-profile.ts';
import { SessionsCard } from './sessions/SessionsCard.tsx';

/** `/user_info`: everything a player may see and change about the account. */
export function AccountScreen() {
  const player = usePlayer();
  if (!player) return <NoAccount />;
  return (
    <PageColumn key={player.id}>
      <AccountHeading player={player} />
      <Sections player={player} />
    </PageColumn>
  );
}

const sections = ['profile', 'play', 'security', 'messages', 'look'] as const;

/** One matter at a time: on a phone all of them would be six windows long. */
function Sections({ player }: { player: UserInfo }) {
  const panelId = useId();
  const { parameters, choose } = useAddressChoice();
  const section = sections.find((one) => one === parameters.get('section')) ?? 'profile';
  return (
    <>
      <Tabs
        label={t('account.title')}
        choices={sections.map((id) => ({ id, text: t(`account.section.${id}`) }))}
        current={section}
        panelId={panelId}
        onChoose={(id) => choose('section', id === 'profile' ? '' : id)}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t(`account.section.${section}`)}
        className={styles.columns}
      >
        {section === 'profile' && <ProfileCard />}
        {section === 'play' && <PlayPart player={player} />}
        {section === 'security' && (
          <>
            <PasswordCard />
            <SessionsCard />
          </>
        )}
        {section === 'messages' && <MessagesCard />}
        {section === 'look' && <ChoicesCard />}
      </div>
    </>
  );
}

function PlayPart({ player }: { player: UserInfo }) {
  return (
    <>
      <BetAmountCard player={player} />
      <Card icon="shield-check" title={t('account.safePlayTitle')} text={t('account.safePlayText')}>
        <ButtonLink variant="outline" width="full" to="/play_limits">
          {t('account.safePlay')}
        </ButtonLink>
      </Card>
    </>
  );
}

function AccountHeading({ player }: { player: UserInfo }) {
  const name = player.name || shownPhone(player.phone);
  return (
    <header className={classNames(styles.heading, hero.woven, hero.green)}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]}
      </span>
      <div className={styles.who}>
        <h1 className={styles.title}>{t('account.title')}</h1>
        <p className={styles.name}>{name}</p>
        {player.name && <p className={styles.phone}>{shownPhone(player.phone)}</p>}
      </div>
      <dl className={styles.balance}>
        <dt>{t('shell.balance')}</dt>
        <dd>TSh {shownAmount(player.balance)}</dd>
      </dl>
    </header>
  );
}

function ChoicesCard() {
  return (
    <Card icon="settings" title={t('account.choices')}>
      <div className={styles.choices}>
        <h3 className={styles.choiceName}>{t('account.language')}</h3>
        <LanguageSwitch form="names" />
        <p className={styles.choiceHint}>{t('account.languageHint')}</p>
        <h3 className={styles.choiceName}>{t('account.theme')}</h3>
        <SegmentedControl
          label={t('account.theme')}
          choices={[
            { id: 'light', text: t('account.light') },
            { id: 'dark', text: t('account.dark') },
            { id: 'system', text: t('account.asDevice') },
          ]}
          current={useThemeChoice()}
          onChoose={chooseTheme}
        />
      </div>
    </Card>
  );
}

/** A visitor stays on the page: signing in by the dialog shows the account right here. */
function NoAccount() {
  return (
    <MessagePage
      cloth="green"
      icon="circle-user-round"
      title={t('account.title')}
      text={t('account.visitor')}
    >
      <p>{t('account.visitorText')}</p>
      <MessageActions>
        <Button onClick={() => openSheet('login')}>
          <Icon name="log-in" size={18} />
          {t('login.submit')}
        </Button>
        <Button variant="gold" onClick={() => openSheet('register')}>
          <Icon name="user-plus" size={18} />
          {t('login.join')}
        </Button>
      </MessageActions>
    </MessagePage>
  );
}

function PasswordCard() {
  return (
    <Card icon="key-round" title={t('account.password')} text={t('account.passwordText')}>
      <Button variant="outline" width="full" onClick={() => openSheet('password')}>
        {t('change.title')}
      </Button>
    </Card>
  );
}

function ProfileCard() {
  const { refetch, ...view } = useProfile();
  return (
    <Card icon="circle-user-round" title={t('profile.title')} text={t('profile.text')}>
      {view.status === 'loading' && <Skeleton kind="form" count={6} />}
      {view.status === 'failed' && <FailedState onRetry={refetch} />}
      {view.status === 'ready' && <ProfileForm profile={view.data} />}
    </Card>
  );
}
