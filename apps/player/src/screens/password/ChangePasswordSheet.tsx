import { FormNotice } from '../../features/forms/FormNotice.tsx';
import { textOf } from '../../features/forms/submission.ts';
import { NewPasswordFields } from '../../features/new-password/NewPasswordFields.tsx';
import type { UserInfo } from '../../features/session/session-record.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { Sheet } from '../../features/sheet/Sheet.tsx';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/control/Field.tsx';
import styles from '../entrance/entrance.module.css';
import { useChangePassword } from './use-change-password.ts';

export function ChangePasswordSheet() {
  const player = usePlayer();
  return (
    <Sheet title={t('change.title')} side="bottom">
      <div className={styles.sheet}>{player && <ChangePasswordForm player={player} />}</div>
    </Sheet>
  );
}

function ChangePasswordForm({ player }: { player: UserInfo }) {
  const { form, errors, notice, sending } = useChangePassword(player.phone);
  return (
    <form {...form} className={styles.form}>
      <FormNotice words={notice} />
      {/* So that a password manager knows whose new password this is. */}
      <input type="text" autoComplete="username" value={player.phone} readOnly hidden />
      <Field
        name="old_password"
        kind="password"
        label={t('change.old')}
        autoComplete="current-password"
        error={textOf(errors.old_password)}
      />
      <NewPasswordFields label="password.new" errors={errors} />
      <p className={styles.aside}>{t('change.effect')}</p>
      <Button type="submit" width="full" state={sending ? 'sending' : 'ready'}>
        {t('change.submit')}
      </Button>
    </form>
  );
}
