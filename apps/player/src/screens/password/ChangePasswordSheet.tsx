import { hashPassword } from '@kipute/api-client/hash-password';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { FormNotice } from '../../features/forms/FormNotice.tsx';
import {
  answered,
  type FormErrors,
  faultsOf,
  noFaults,
  textOf,
  typedIn,
} from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { NewPasswordFields } from '../../features/new-password/NewPasswordFields.tsx';
import { readNewPassword } from '../../features/new-password/new-password.ts';
import { usePasswordMinimum } from '../../features/new-password/use-password-minimum.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { Sheet } from '../../features/sheet/Sheet.tsx';
import { closeSheet } from '../../features/sheet/sheet-history.ts';
import { showToast } from '../../features/toasts/toast-store.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/control/Field.tsx';
import styles from '../entrance/entrance.module.css';

export function ChangePasswordSheet() {
  return <PasswordSheet reason={undefined} />;
}

/** Opens by itself, so it says why (USR-35). */
export function HandedPasswordSheet() {
  return <PasswordSheet reason={t('change.handed')} />;
}

function PasswordSheet({ reason }: { reason: string | undefined }) {
  const player = usePlayer();
  return (
    <Sheet title={t('change.title')} side="bottom">
      <div className={styles.sheet}>
        {reason && <p className={styles.reason}>{reason}</p>}
        {player && <ChangePasswordForm player={player} />}
      </div>
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

function useChangePassword(phone: string) {
  const minimum = usePasswordMinimum();
  return useSubmission<ChangeField>(async (form) => {
    const read = readPasswordChange(form, minimum);
    if (!read.ok) return { errors: read.refusal };
    const [old_password, new_password] = await Promise.all([
      hashPassword(phone, read.value.old),
      hashPassword(phone, read.value.next),
    ]);
    const changed = await answered(
      api.subscriber.update_password({ old_password, new_password }, { silent: true }),
    );
    if (!changed.ok) {
      return faultsOf(changed.refusal, {
        'password-wrong': 'old_password',
        'password-unchanged': 'password',
      });
    }
    showToast({ tone: 'success', text: t('change.done') });
    closeSheet();
    return noFaults;
  });
}

type ChangeField = 'old_password' | 'password' | 'repeat';
type PasswordChange = { readonly old: string; readonly next: string };

export function readPasswordChange(
  form: FormData,
  minimum: number,
): Result<PasswordChange, FormErrors<ChangeField>> {
  const old = typedIn(form, 'old_password');
  const next = readNewPassword({
    password: typedIn(form, 'password'),
    repeat: typedIn(form, 'repeat'),
    minimum,
  });
  const isUnchanged = next.ok && next.value === old;
  if (old !== '' && next.ok && !isUnchanged) return ok({ old, next: next.value });
  return refuse({
    ...(old === '' && { old_password: 'register.error_02' }),
    ...(!next.ok && next.refusal),
    ...(isUnchanged && { password: 'password.unchanged' }),
  });
}
