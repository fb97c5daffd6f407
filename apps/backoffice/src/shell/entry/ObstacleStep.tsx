import { Button } from 'antd';
import { BindAuthenticator } from '../../features/own-account/AuthenticatorForms.tsx';
import { PasswordForm } from '../../features/own-account/PasswordForm.tsx';
import { type Administrator, useAdministrator } from '../../features/permissions/administrator.tsx';
import { signOut } from '../../features/session/sign-in.ts';
import { refreshAdministrator } from '../../features/wire/queries.ts';
import { ownAccountTexts } from '../../i18n/texts/own-account.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { EntryFrame } from './EntryFrame.tsx';

type Obstacle = NonNullable<Administrator['obstacle']>;

const words = {
  'bind-authenticator': { title: ownAccountTexts.mustBind, hint: ownAccountTexts.mustBindHint },
  'change-password': { title: ownAccountTexts.mustChange, hint: ownAccountTexts.mustChangeHint },
} as const satisfies Record<Obstacle, object>;

/** The one thing that must be done before the office opens (ACC-51). */
export function ObstacleStep() {
  const t = useText();
  const { obstacle } = useAdministrator();
  if (!obstacle) return null;
  const { title, hint } = words[obstacle];
  return (
    <EntryFrame title={t(title)} hint={t(hint)}>
      {obstacle === 'bind-authenticator' ? (
        <BindAuthenticator onBound={refreshAdministrator} />
      ) : (
        <PasswordForm onChanged={refreshAdministrator} />
      )}
      <Button type="link" onClick={() => void signOut()}>
        {t(shellTexts.signOut)}
      </Button>
    </EntryFrame>
  );
}
