import { useState } from 'react';
import { CustomerContacts } from '../../features/contacts/CustomerContacts.tsx';
import { FormNotice } from '../../features/forms/FormNotice.tsx';
import { answered, type Faults, noFaults } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { codeIn } from './code-in.ts';

type Stage = 'asking' | 'done' | 'unknown';

/** Under every offer by SMS: one tap and there are no more, without signing in (MLG-21). */
export function StopOffersScreen() {
  const [code] = useState(() => codeIn(location.hash));
  const [stage, setStage] = useState<Stage>(code === undefined ? 'unknown' : 'asking');
  switch (stage) {
    case 'asking':
      return <Asking code={code ?? ''} onOutcome={setStage} />;
    case 'done':
      return <Done />;
    case 'unknown':
      return <Unknown />;
  }
}

type AskingProps = { code: string; onOutcome: (stage: Stage) => void };

/** Nothing happens by opening the page: links in messages are opened by machines as well. */
function Asking({ code, onOutcome }: AskingProps) {
  const stop = async (): Promise<Faults<never>> => {
    const stopped = await answered(api.message_choice.stop_offers({ code }, { silent: true }));
    if (stopped.ok) {
      onOutcome('done');
      return noFaults;
    }
    if (stopped.refusal.code !== 'opt-out-unknown') {
      return { errors: {}, notice: { message: stopped.refusal.message } };
    }
    onOutcome('unknown');
    return noFaults;
  };
  const { form, notice, sending } = useSubmission<never>(stop);
  return (
    <MessagePage cloth="blue" icon="mail" title={t('stopOffers.title')} text={t('stopOffers.text')}>
      <Notice tone="info">{t('stopOffers.kept')}</Notice>
      <form {...form}>
        <FormNotice words={notice} />
        <Button type="submit" width="full" state={sending ? 'sending' : 'ready'}>
          {t('stopOffers.submit')}
        </Button>
      </form>
    </MessagePage>
  );
}

function Done() {
  return (
    <div role="status">
      <MessagePage
        cloth="green"
        icon="check"
        title={t('stopOffers.done')}
        text={t('stopOffers.doneText')}
      >
        <MessageActions>
          <ButtonLink to="/home">{t('stopOffers.toHome')}</ButtonLink>
        </MessageActions>
      </MessagePage>
    </div>
  );
}

function Unknown() {
  return (
    <div role="status">
      <MessagePage
        cloth="red"
        icon="triangle-alert"
        title={t('stopOffers.unknown')}
        text={t('stopOffers.unknownText')}
      >
        <MessageActions>
          <ButtonLink to="/user_info">{t('stopOffers.toAccount')}</ButtonLink>
        </MessageActions>
        <CustomerContacts />
      </MessagePage>
    </div>
  );
}
