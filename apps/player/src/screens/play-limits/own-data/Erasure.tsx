import { hashPassword } from '@kipute/api-client/hash-password';
import { useEffect, useState } from 'react';
import { FormNotice } from '../../../features/forms/FormNotice.tsx';
import {
  answered,
  faultsOf,
  noFaults,
  textOf,
  typedIn,
} from '../../../features/forms/submission.ts';
import { useSubmission } from '../../../features/forms/use-submission.ts';
import { showToast } from '../../../features/toasts/toast-store.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import card from '../../../ui/card/card.module.css';
import { Field } from '../../../ui/control/Field.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { eastAfricaMoment } from '../../east-africa-moment.ts';
import common from '../play-limits.module.css';
import styles from './own-data.module.css';

type ErasureProps = { phone: string; askedAt: string | null; onAsked: () => void };

export function Erasure({ phone, askedAt, onAsked }: ErasureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{t('ownData.erase')}</h3>
      {askedAt === null ? (
        <p className={styles.text}>{t('ownData.eraseText')}</p>
      ) : (
        <Notice tone="info">{t('ownData.eraseAsked', { when: eastAfricaMoment(askedAt) })}</Notice>
      )}
      {askedAt === null && !isOpen && (
        <Button variant="outline" width="full" onClick={() => setOpen(true)}>
          {t('ownData.erase')}
        </Button>
      )}
      {askedAt === null && isOpen && (
        <ErasureForm phone={phone} onAsked={onAsked} onCancel={() => setOpen(false)} />
      )}
    </section>
  );
}

type ErasureFormProps = { phone: string; onAsked: () => void; onCancel: () => void };

function ErasureForm({ phone, onAsked, onCancel }: ErasureFormProps) {
  const { form, errors, notice, sending } = useErasure(phone, onAsked);
  return (
    <form {...form} className={card.form}>
      <FormNotice words={notice} />
      {/* So that a password manager knows whose password is asked for. */}
      <input type="text" autoComplete="username" value={phone} readOnly hidden />
      <Field
        name="password"
        kind="password"
        label={t('ownData.password')}
        autoComplete="current-password"
        error={textOf(errors.password)}
      />
      <div className={common.actions}>
        <Button type="submit" state={sending ? 'sending' : 'ready'}>
          {t('ownData.eraseSend')}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {t('ownData.eraseCancel')}
        </Button>
      </div>
    </form>
  );
}

function useErasure(phone: string, onAsked: () => void) {
  const submission = useSubmission<'password'>(async (form) => {
    const typed = typedIn(form, 'password');
    if (typed === '') return { errors: { password: 'ownData.passwordMissing' } };
    const password = await hashPassword(phone, typed);
    const asked = await answered(api.personal_data.erase({ password }, { silent: true }));
    if (!asked.ok) return faultsOf(asked.refusal, { 'password-wrong': 'password' });
    showToast({ tone: 'success', text: t('ownData.erased') });
    onAsked();
    return noFaults;
  });
  const { ref } = submission.form;
  // The button that was pressed is gone.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[name="password"]')?.focus(), [ref]);
  return submission;
}
