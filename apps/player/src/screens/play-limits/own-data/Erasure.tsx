import { hashPassword } from '@kipute/api-client/hash-password';
import type { CallContent } from '@kipute/contract/registry';
import { useEffect, useState } from 'react';
import { eastAfricaMoment } from '../../../features/clock/east-africa-moment.ts';
import { FormNotice } from '../../../features/forms/FormNotice.tsx';
import {
  answered,
  faultsOf,
  noFaults,
  textOf,
  typedIn,
} from '../../../features/forms/submission.ts';
import { useSubmission } from '../../../features/forms/use-submission.ts';
import { useQuery } from '../../../features/query/use-query.ts';
import { showToast } from '../../../features/toasts/toast-store.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import card from '../../../ui/card/card.module.css';
import { LineLink } from '../../../ui/card/LineLink.tsx';
import { Field } from '../../../ui/control/Field.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import common from '../play-limits.module.css';
import styles from './own-data.module.css';

type Standing = CallContent<'personal_data/erasure'>;
type Obstacle = Standing['obstacles'][number];

const askForStanding = () => api.personal_data.erasure({}, { silent: true });

/** Asked for, taken back, and what stands in the way of either being done. */
export function Erasure({ phone }: { phone: string }) {
  const standing = useQuery<0, Standing>(askForStanding, 0);
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{t('ownData.erase')}</h3>
      {standing.status === 'loading' && <Skeleton kind="rows" count={1} />}
      {standing.status === 'failed' && <FailedState onRetry={standing.refetch} />}
      {standing.status === 'ready' && (
        <>
          {standing.data.asked_at === null ? (
            <Unasked phone={phone} onAsked={standing.refetch} />
          ) : (
            <Asked askedAt={standing.data.asked_at} onKept={standing.refetch} />
          )}
          <Obstacles obstacles={standing.data.obstacles} />
        </>
      )}
    </section>
  );
}

type UnaskedProps = { phone: string; onAsked: () => void };

function Unasked({ phone, onAsked }: UnaskedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.text}>{t('ownData.eraseText')}</p>
      {isOpen ? (
        <ErasureForm phone={phone} onAsked={onAsked} onCancel={() => setOpen(false)} />
      ) : (
        <Button variant="outline" width="full" onClick={() => setOpen(true)}>
          {t('ownData.erase')}
        </Button>
      )}
    </>
  );
}

type AskedProps = { askedAt: string; onKept: () => void };

function Asked({ askedAt, onKept }: AskedProps) {
  const [isSending, setSending] = useState(false);
  async function keep(): Promise<void> {
    setSending(true);
    // A refusal is said by the wire in a toast.
    const kept = await answered(api.personal_data.keep());
    setSending(false);
    if (!kept.ok) return;
    showToast({ tone: 'success', text: t('ownData.kept') });
    onKept();
  }
  return (
    <>
      <Notice tone="info">{t('ownData.eraseAsked', { when: eastAfricaMoment(askedAt) })}</Notice>
      <Button
        variant="outline"
        width="full"
        state={isSending ? 'sending' : 'ready'}
        onClick={() => void keep()}
      >
        {t('ownData.keep')}
      </Button>
    </>
  );
}

/** Where each of them is dealt with. */
const pagesOfObstacles = {
  'balance-left': '/user_withdraw',
  'money-held': '/user_bill?list=withdrawals',
  'payment-open': '/user_bill',
  'bet-open': '/order',
} as const satisfies Record<Obstacle, string>;

function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  if (obstacles.length === 0) return null;
  return (
    <div>
      <p className={styles.text}>{t('ownData.obstacles')}</p>
      <ul className={styles.obstacles}>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>
            <LineLink to={pagesOfObstacles[obstacle]}>{t(`ownData.${obstacle}`)}</LineLink>
          </li>
        ))}
      </ul>
    </div>
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
