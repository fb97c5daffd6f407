import { hashPassword } from '@kipute/api-client/hash-password';
import { Button } from 'antd';
import { ownAccountTexts } from '../../i18n/texts/own-account.ts';
import { useText } from '../../i18n/use-text.ts';
import { useAdministrator } from '../permissions/administrator.tsx';
import { api } from '../wire/api.ts';
import { AccountForManagers, OwnForm, PasswordField } from './form-parts.tsx';
import { faultOfNewPassword, type NewPassword } from './new-password.ts';
import classes from './own-account.module.css';
import { useDeed } from './use-deed.ts';

async function changePassword({ account, current = '', chosen }: NewPassword): Promise<void> {
  const [old_password, new_password] = await Promise.all([
    hashPassword(account, current),
    hashPassword(account, chosen),
  ]);
  await api.subscriber.update_own_password({ old_password, new_password }, { silent: true });
}

/** The own password, for who knows the old one. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useText();
  const { account } = useAdministrator();
  const change = useDeed({ faultOf: faultOfNewPassword, run: changePassword, onDone: onChanged });
  return (
    <OwnForm
      label={t(ownAccountTexts.changePassword)}
      refusal={change.refusal}
      onSend={(text) => {
        const [current, chosen, repeated] = [text('current'), text('chosen'), text('repeated')];
        change.send({ account, current, chosen, repeated });
      }}
    >
      <AccountForManagers account={account} />
      <PasswordField
        name="current"
        label={t(ownAccountTexts.currentPassword)}
        use="current-password"
      />
      <PasswordField name="chosen" label={t(ownAccountTexts.newPassword)} use="new-password" />
      <PasswordField name="repeated" label={t(ownAccountTexts.repeatPassword)} use="new-password" />
      <p className={classes.hint}>{t(ownAccountTexts.passwordHint)}</p>
      <Button type="primary" htmlType="submit" loading={change.isRunning}>
        {t(ownAccountTexts.changePassword)}
      </Button>
    </OwnForm>
  );
}
