import { Button, Input } from 'antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { rolesTexts } from '../../i18n/texts/roles.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './roles.module.css';
import { type Role, type useRoleDraft, useSaveRole } from './use-roles.ts';

type RoleSaveBarProps = { role: Role; draft: ReturnType<typeof useRoleDraft> };

const REASON_LENGTH_MAX = 200;

/** How much comes and goes, why, and the way to have it done. */
export function RoleSaveBar({ role, draft }: RoleSaveBarProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const saving = useSaveRole(role, draft.undo);
  const kinds = [...draft.differences.values()];
  const added = kinds.filter((kind) => kind === 'added').length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate({ given: draft.given, reason: reason.trim() });
  };
  useSaveKey(() => form.current?.requestSubmit());
  return (
    <form
      ref={form}
      className={classes.bar}
      data-save-bar=""
      onSubmit={submit}
      aria-label={t(rolesTexts.save)}
    >
      <span className={classes.plus}>+ {added}</span>
      <span className={classes.minus}>− {kinds.length - added}</span>
      <span className={classes.unsaved}>{t(rolesTexts.notSaved, { count: kinds.length })}</span>
      <Input
        className={classes.reason ?? ''}
        aria-label={t(rolesTexts.why)}
        placeholder={t(rolesTexts.why)}
        maxLength={REASON_LENGTH_MAX}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {added > 0 && <small className={classes.second}>{t(rolesTexts.needsSecond)}</small>}
      <Button onClick={draft.undo}>{t(rolesTexts.undoAll)}</Button>
      <Button type="primary" htmlType="submit" loading={saving.isPending}>
        {t(added > 0 ? rolesTexts.propose : rolesTexts.save)}
      </Button>
    </form>
  );
}

function useSaveKey(save: () => void): void {
  const current = useRef(save);
  useEffect(() => {
    current.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      current.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
