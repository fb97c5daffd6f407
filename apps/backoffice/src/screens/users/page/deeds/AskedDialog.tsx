import { FormDialog } from '../../../_form-kit/FormDialog.tsx';
import { LinkedComparison } from '../LinkedStrip.tsx';
import { useRefreshUser } from '../use-user-page.ts';
import type { LinkedAccount, User } from '../user-words.ts';
import { PurseDialog } from './PurseDialog.tsx';
import type { UserDeeds } from './use-user-deeds.ts';

type AskedDialogProps = { user: User; linked: readonly LinkedAccount[]; deeds: UserDeeds };

/** The dialog of whatever was asked for; once it is done the page asks everything anew. */
export function AskedDialog({ user, linked, deeds: { asked, dismiss } }: AskedDialogProps) {
  const refresh = useRefreshUser(user.id);
  const done = () => void refresh();
  switch (asked?.kind) {
    case undefined:
      return null;
    case 'comparison':
      return <LinkedComparison user={user} accounts={linked} onClose={dismiss} />;
    case 'purse':
      return <PurseDialog user={user} purse={asked.purse} onClose={dismiss} onDone={done} />;
    case 'deed': {
      const { deed } = asked;
      return (
        <FormDialog
          form={deed.form}
          subject={user}
          title={deed.title(user)}
          question={deed.question?.(user)}
          about={`${user.id} ${user.name}`}
          tone={deed.tone}
          wordToType={deed.tone === 'danger' ? user.id : undefined}
          onClose={dismiss}
          onDone={done}
        />
      );
    }
  }
}
