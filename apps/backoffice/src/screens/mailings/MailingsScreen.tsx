import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../../features/permissions/administrator.tsx';
import { mailingTexts } from '../../i18n/texts/mailings.ts';
import { NotFoundPage } from '../../shell/notices/error-pages.tsx';
import { DetailScreen } from '../_detail-kit/DetailScreen.tsx';
import type { List } from '../_list-kit/definition/list.ts';
import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { MailingSettings } from './MailingSettings.tsx';
import { mailingDetail } from './mailing-detail.ts';
import { mailingsList } from './mailings-list.ts';
import { WriteMailingScreen } from './WriteMailingScreen.tsx';

export function MailingsScreen() {
  const navigate = useNavigate();
  const list = useMemo(
    (): List => ({
      ...mailingsList,
      actions: [
        {
          key: 'write',
          title: mailingTexts.write,
          node: 'mailing/add',
          on: 'list',
          perform: async () => navigate('/mailings/new'),
        },
        {
          key: 'rules',
          title: mailingTexts.rules,
          node: 'mailing/inquire',
          on: 'list',
          perform: async () => navigate('/mailings/settings'),
        },
      ],
    }),
    [navigate],
  );
  return <ListScreen list={list} />;
}

/** `/mailings/17`, and the two pages that are about none of them. */
export function MailingScreen() {
  const { id } = useParams();
  const may = useMay();
  if (id === 'settings') return <MailingSettings />;
  if (id !== 'new') return <DetailScreen detail={mailingDetail} />;
  return may('mailing/add') ? <WriteMailingScreen /> : <NotFoundPage />;
}
