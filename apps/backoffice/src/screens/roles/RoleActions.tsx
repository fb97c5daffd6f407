import { TeamOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Can } from '../../features/permissions/administrator.tsx';
import { listTexts } from '../../i18n/texts/list.ts';
import { rolesTexts } from '../../i18n/texts/roles.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { formatInstant } from '../../time/eat.ts';
import { FormDialog } from '../_form-kit/FormDialog.tsx';
import { removeForm, renameForm } from './role-forms.ts';
import classes from './roles.module.css';
import { type Role, useRolePeople } from './use-roles.ts';

type Dialog = 'people' | 'rename' | 'remove';

/** What is done with the role itself; its rights are changed in the tree. */
export function RoleActions({ role }: { role: Role }) {
  const t = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const refresh = () => client.invalidateQueries({ queryKey: ['role'] });
  const leave = async () => {
    await navigate('/roles');
    await refresh();
  };
  return (
    <>
      <Button icon={<TeamOutlined />} onClick={() => setDialog('people')}>
        {t(rolesTexts.itsPeople, { count: role.people })}
      </Button>
      {role.origin !== 'fixed' && (
        <Can node="role/update">
          <Button onClick={() => setDialog('rename')}>{t(rolesTexts.rename)}</Button>
        </Can>
      )}
      {role.origin === 'own' && role.people === 0 && (
        <Can node="role/remove">
          <Button danger onClick={() => setDialog('remove')}>
            {t(rolesTexts.remove)}
          </Button>
        </Can>
      )}
      {dialog === 'people' && <RolePeople role={role} onClose={close} />}
      {dialog === 'rename' && (
        <FormDialog
          form={renameForm}
          subject={role}
          title={rolesTexts.rename}
          onClose={close}
          onDone={() => void refresh()}
        />
      )}
      {dialog === 'remove' && (
        <FormDialog
          form={removeForm}
          subject={role}
          title={rolesTexts.remove}
          tone="danger"
          wordToType={role.name_en}
          onClose={close}
          onDone={() => void leave()}
        />
      )}
    </>
  );
}

function RolePeople({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useText();
  return (
    <Modal
      open
      title={t(rolesTexts.itsPeople, { count: role.people })}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': t(listTexts.cancel) }}
    >
      <PeopleLines id={role.id} />
    </Modal>
  );
}

function PeopleLines({ id }: { id: string }) {
  const t = useText();
  const query = useRolePeople(id);
  if (query.isError) return <LoadFailed place="part" onRetry={() => void query.refetch()} />;
  if (!query.data) return <PageSkeleton />;
  if (query.data.length === 0) return <p>{t(rolesTexts.nobody)}</p>;
  return (
    <ul className={classes.people}>
      {query.data.map((person) => (
        <li key={person.id}>
          <strong>{person.name}</strong>
          <span className={classes.seen}>
            {person.signed_in === 1 && t(rolesTexts.signedIn)}{' '}
            {person.seen_time && t(rolesTexts.seen, { time: formatInstant(person.seen_time) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
