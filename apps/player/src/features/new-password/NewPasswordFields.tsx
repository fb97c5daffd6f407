import { t } from '../../i18n/i18n.ts';
import { Field } from '../../ui/control/Field.tsx';
import { type FormErrors, textOf } from '../forms/submission.ts';
import { usePasswordMinimum } from './use-password-minimum.ts';

type NewPasswordFieldsProps = {
  label: 'login.password' | 'password.new';
  errors: FormErrors<'password' | 'repeat'>;
};

export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        name="password"
        kind="password"
        label={t(label)}
        hint={t('password.minimum', { count: usePasswordMinimum() })}
        autoComplete="new-password"
        error={textOf(errors.password)}
      />
      <Field
        name="repeat"
        kind="password"
        label={t('password.repeat')}
        autoComplete="new-password"
        error={textOf(errors.repeat)}
      />
    </>
  );
}
