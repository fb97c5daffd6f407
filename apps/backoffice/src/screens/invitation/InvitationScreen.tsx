import { CallRejected } from '@kipute/api-client/call-rejected';
import { hashPassword } from '@kipute/api-client/hash-password';
import type { CallContent } from '@kipute/contract/registry';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  AccountForManagers,
  OwnForm,
  PasswordField,
} from '../../features/own-account/form-parts.tsx';
import { faultOfNewPassword, type NewPassword } from '../../features/own-account/new-password.ts';
import { useDeed } from '../../features/own-account/use-deed.ts';
import { signInPath } from '../../features/session/return-path.ts';
import { api } from '../../features/wire/api.ts';
import { ownAccountTexts } from '../../i18n/texts/own-account.ts';
import { useText } from '../../i18n/use-text.ts';
import { EntryFrame } from '../../shell/entry/EntryFrame.tsx';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { formatInstant } from '../../time/eat.ts';

/** The page of a one-time link: who holds it sets the password, once (ACC-48). */
export function InvitationScreen() {
  const t = useText();
  const token = useTokenOfAddress();
  const view = useInvitation(token);
  switch (view.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return <LoadFailed place="page" onRetry={view.retry} />;
    case 'spent':
      return (
        <EntryFrame title={t(ownAccountTexts.invitationSpent)} hint={view.reason}>
          <Link to={signInPath}>{t(ownAccountTexts.toSignIn)}</Link>
        </EntryFrame>
      );
    case 'ready':
      return <Invited token={token} invitation={view.invitation} />;
  }
}

/** Read once and wiped from the address, so that it stays neither in the history nor on a picture. */
function useTokenOfAddress(): string {
  const [token] = useState(() => window.location.hash.slice(1));
  if (window.location.hash !== '') {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return token;
}

type Invitation = CallContent<'subscriber/invitation'>;

type InvitationView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'spent'; readonly reason: string }
  | { readonly status: 'ready'; readonly invitation: Invitation };

function useInvitation(token: string): InvitationView {
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.subscriber.invitation({ token }, { silent: true }),
    // What it said stays on the screen after the link was used.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return { status: 'ready', invitation: data };
  if (error instanceof CallRejected && error.httpStatus === 200) {
    return { status: 'spent', reason: error.message };
  }
  return error ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
}

type InvitedProps = { token: string; invitation: Invitation };

function Invited({ token, invitation }: InvitedProps) {
  const t = useText();
  const { account, name } = invitation;
  const [isSet, setSet] = useState(false);
  const accept = useDeed({
    faultOf: faultOfNewPassword,
    run: async ({ chosen }: NewPassword) => {
      const password = await hashPassword(account, chosen);
      return api.subscriber.accept_invitation({ token, password }, { silent: true });
    },
    onDone: () => setSet(true),
  });
  const title = t(ownAccountTexts.invitationTitle);
  if (isSet) {
    return (
      <EntryFrame title={title}>
        <Alert type="success" showIcon role="status" title={t(ownAccountTexts.invitationDone)} />
        <Link to={signInPath}>{t(ownAccountTexts.toSignIn)}</Link>
      </EntryFrame>
    );
  }
  const until = formatInstant(invitation.expires_at);
  return (
    <EntryFrame title={title} hint={t(ownAccountTexts.invitationFor, { name, account, until })}>
      <OwnForm
        label={title}
        refusal={accept.refusal}
        onSend={(text) =>
          accept.send({ account, chosen: text('chosen'), repeated: text('repeated') })
        }
      >
        <AccountForManagers account={account} />
        <PasswordField
          name="chosen"
          label={t(ownAccountTexts.newPassword)}
          use="new-password"
          autoFocus
        />
        <PasswordField
          name="repeated"
          label={t(ownAccountTexts.repeatPassword)}
          use="new-password"
        />
        <Button type="primary" htmlType="submit" loading={accept.isRunning}>
          {t(ownAccountTexts.invitationSet)}
        </Button>
      </OwnForm>
    </EntryFrame>
  );
}
