import { BOARD_TEXT_MAX } from '@kipute/contract/constants/content/chat';
import { useId } from 'react';
import { FormNotice } from '../../../features/forms/FormNotice.tsx';
import {
  answered,
  type Faults,
  faultsOf,
  noFaults,
  textOf,
  typedIn,
} from '../../../features/forms/submission.ts';
import { useSubmission } from '../../../features/forms/use-submission.ts';
import { Sheet } from '../../../features/sheet/Sheet.tsx';
import { closeSheet } from '../../../features/sheet/sheet-history.ts';
import { showToast } from '../../../features/toasts/toast-store.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/control/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './chat.module.css';

type BoardField = 'content';

/** A message for the house; only its content is required (BRD-01). */
export function MessageBoardSheet() {
  const { form, errors, notice, sending } = useSubmission<BoardField>(leave);
  return (
    <Sheet title={t('board.title')} side="bottom">
      <form {...form} className={styles.board}>
        <p>{t('board.lead')}</p>
        <FormNotice words={notice} />
        <Field name="name" label={t('board.name')} autoComplete="name" />
        <Field name="phone" kind="phone" label={t('board.phone')} autoComplete="tel" />
        <Field name="email" kind="mail" label={t('board.email')} autoComplete="email" />
        <Content error={textOf(errors.content)} />
        {/* Nobody sees it, so only a machine fills it in (BRD-02). */}
        <input className={styles.unseen} name="address" tabIndex={-1} aria-hidden="true" />
        <Button type="submit" width="full" state={sending ? 'sending' : 'ready'}>
          {t('board.send')}
        </Button>
      </form>
    </Sheet>
  );
}

function Content({ error }: { error: string | undefined }) {
  const id = useId();
  return (
    <div className={styles.content}>
      <label htmlFor={id}>{t('board.content')}</label>
      <textarea
        id={id}
        name="content"
        rows={4}
        maxLength={BOARD_TEXT_MAX}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
      />
      {error && (
        <p id={`${id}-error`} role="alert">
          <Icon name="triangle-alert" size={14} />
          {error}
        </p>
      )}
    </div>
  );
}

async function leave(form: FormData): Promise<Faults<BoardField>> {
  const content = typedIn(form, 'content').trim();
  if (content === '') return { errors: { content: 'board.empty' } };
  const [name, phone] = [typedIn(form, 'name'), typedIn(form, 'phone')];
  const [email, address] = [typedIn(form, 'email'), typedIn(form, 'address')];
  const left = await answered(
    api.message_board.add({ name, phone, email, content, address }, { silent: true }),
  );
  if (!left.ok) return faultsOf(left.refusal, { 'message-board-empty': 'content' });
  closeSheet();
  showToast({ tone: 'success', text: t('board.sent') });
  return noFaults;
}
