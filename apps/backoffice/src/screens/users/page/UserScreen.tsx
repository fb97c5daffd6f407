import { UserOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { KeyBinding } from '../../../features/keys/key-press.ts';
import { useDataAge, useKeys } from '../../../features/keys/keys-store.ts';
import { keyTexts } from '../../../i18n/texts/keys.ts';
import { deedTexts } from '../../../i18n/texts/user-deeds.ts';
import { userTexts } from '../../../i18n/texts/users.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailed } from '../../../shell/notices/LoadFailed.tsx';
import { NoticePage } from '../../../shell/notices/NoticePage.tsx';
import { PageSkeleton } from '../../../shell/PageSkeleton.tsx';
import { AskedDialog } from './deeds/AskedDialog.tsx';
import { DeedBar } from './deeds/DeedBar.tsx';
import { type UserDeeds, useUserDeeds } from './deeds/use-user-deeds.ts';
import { HistoryCard, type HistoryLook } from './history/HistoryCard.tsx';
import { LinkedStrip } from './LinkedStrip.tsx';
import { useMayCall } from './page-calls.ts';
import { UserParts } from './parts/UserParts.tsx';
import { type Parts, useParts } from './parts/use-parts.ts';
import { UserTimeline } from './timeline/UserTimeline.tsx';
import { UserFigures } from './UserFigures.tsx';
import { UserHead } from './UserHead.tsx';
import { UserNotes } from './UserNotes.tsx';
import { REFRESH_SECONDS, useLinkedAccounts, useUser } from './use-user-page.ts';
import classes from './user-page.module.css';
import type { User } from './user-words.ts';

/** `/users/:id`: one person, what is unusual first, then money, history and everything else. */
export function UserScreen() {
  const { id = '' } = useParams();
  const view = useUser(id);
  useDataAge(view.status === 'ready' ? view.updatedAtMs : undefined, REFRESH_SECONDS);
  switch (view.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'not-found':
      return <UserNotFound id={id} />;
    case 'failed':
      return <LoadFailed place="page" reason={view.reason} onRetry={view.retry} />;
    case 'ready':
      return <UserPage key={id} user={view.content} />;
  }
}

function UserNotFound({ id }: { id: string }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <NoticePage
      mark={<UserOutlined />}
      title={t(userTexts.notFound)}
      hint={t(userTexts.notFoundHint, { id })}
    >
      <Button type="primary" onClick={() => navigate('/users')}>
        {t(userTexts.backToUsers)}
      </Button>
    </NoticePage>
  );
}

function UserPage({ user }: { user: User }) {
  const t = useText();
  const mayCall = useMayCall();
  const linked = useLinkedAccounts(user.id);
  const deeds = useUserDeeds(user);
  const parts = useParts();
  const [look, setLook] = useState<HistoryLook>('picture');
  useUserKeys({ deeds, parts, linkedCount: linked.length, onLook: () => setLook(otherLook) });
  const { note } = deeds.offers;
  const hasTimeline = mayCall('subscriber/timeline');
  const hasNotes = mayCall('subscriber/notes');
  const hasSide = hasTimeline || hasNotes;
  return (
    <div className={classes.page}>
      <title>{t(userTexts.documentTitle, { name: user.name || user.id })}</title>
      <header className={classes.card}>
        <UserHead
          user={user}
          linkedCount={linked.length}
          deeds={<DeedBar user={user} deeds={deeds} />}
        />
        <LinkedStrip accounts={linked} onCompare={() => deeds.ask({ kind: 'comparison' })} />
      </header>
      <div className={classes.columns} data-side={hasSide ? 'shown' : 'absent'}>
        <div className={classes.main}>
          <UserFigures user={user} />
          <HistoryCard userId={user.id} look={look} onLook={setLook} />
          <UserParts user={user} parts={parts} />
        </div>
        {hasSide && (
          <div className={classes.side}>
            {hasTimeline && <UserTimeline userId={user.id} />}
            {hasNotes && (
              <UserNotes
                userId={user.id}
                onAdd={note && (() => deeds.ask({ kind: 'deed', deed: note }))}
              />
            )}
          </div>
        )}
      </div>
      <AskedDialog user={user} linked={linked} deeds={deeds} />
    </div>
  );
}

const otherLook = (look: HistoryLook): HistoryLook => (look === 'picture' ? 'table' : 'picture');

type KeyTargets = {
  readonly deeds: UserDeeds;
  readonly parts: Parts;
  readonly linkedCount: number;
  readonly onLook: () => void;
};

/** The letters that the buttons show; a deed that is not offered has no key. */
function useUserKeys({ deeds, parts, linkedCount, onLook }: KeyTargets): void {
  const navigate = useNavigate();
  const { offers, ask, openMenu } = deeds;
  const { note, balance, disable } = offers;
  const hasMore = offers.others.length + offers.otherPurses.length > 0;
  const rows: readonly (KeyBinding | false | undefined)[] = [
    note && {
      keys: 'n',
      title: deedTexts.note,
      run: () => ask({ kind: 'deed', deed: note }),
    },
    balance && {
      keys: 'b',
      title: deedTexts.balance,
      run: () => ask({ kind: 'purse', purse: balance }),
    },
    offers.flags.length > 0 && {
      keys: 'f',
      title: deedTexts.flags,
      run: () => openMenu('flags'),
    },
    disable && {
      keys: 'd',
      title: deedTexts.disable,
      run: () => ask({ kind: 'deed', deed: disable }),
    },
    linkedCount > 0 && {
      keys: 'l',
      title: userTexts.compare,
      run: () => ask({ kind: 'comparison' }),
    },
    { keys: 't', title: userTexts.asTable, run: onLook },
    { keys: '[', title: keyTexts.previousTab, run: () => parts.step(-1) },
    { keys: ']', title: keyTexts.nextTab, run: () => parts.step(1) },
    hasMore && { keys: '.', title: keyTexts.actions, run: () => openMenu('more') },
    { keys: 'Escape', title: keyTexts.back, run: () => navigate('/users') },
  ];
  useKeys(rows.filter((row) => row !== false && row !== undefined));
}
