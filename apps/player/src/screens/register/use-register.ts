import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import { hashPassword } from '@kipute/api-client/hash-password';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type Faults, faultsOf, noFaults, typedIn } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { usePasswordMinimum } from '../../features/new-password/use-password-minimum.ts';
import { HOME_REGION } from '../../features/phone-number/regions.ts';
import { signInBy } from '../../features/session/sign-in-by.ts';
import { closeSheet } from '../../features/sheet/sheet-history.ts';
import { showToast } from '../../features/toasts/toast-store.ts';
import { checkCode } from '../../features/verification-code/check-code.ts';
import { readCode } from '../../features/verification-code/typed-code.ts';
import {
  useVerificationCode,
  type VerificationCode,
} from '../../features/verification-code/use-verification-code.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { shownAmount } from '../../ui/money-text.ts';
import type { EntranceStep } from '../entrance/EntranceSteps.tsx';
import styles from '../entrance/entrance.module.css';
import type { Place } from '../entrance/ToOtherEntrance.tsx';
import {
  type RegisterField,
  type Registration,
  readBeginning,
  readRegistration,
} from './registration.ts';
import { shownVersions } from './shown-versions.ts';

type RegisterOptions = { readonly place: Place; readonly onUnderAge: () => void };

/** What a step came to: the next one, or what is wrong with it. */
type StepEnd = EntranceStep | 'joined' | 'under-age' | Faults<RegisterField>;

export function useRegister({ place, onUnderAge }: RegisterOptions) {
  const passwordMinimum = usePasswordMinimum();
  const [phone, setPhone] = useState('');
  const [step, setStep] = useState<EntranceStep>(1);
  const code = useVerificationCode({ purpose: 'register', phone });

  const submission = useSubmission<RegisterField>(async (form) => {
    const end = await endOf(step, form, { code, passwordMinimum });
    if (typeof end === 'object') {
      setStep(stepOfFaults(end) ?? step);
      return end;
    }
    if (end === 'under-age') onUnderAge();
    else if (end !== 'joined') setStep(end);
    else if (place === 'dialog') closeSheet();
    return noFaults;
  });
  useFocusOfStep(submission.form.ref, step);

  return {
    ...submission,
    step,
    setPhone,
    code: { ...code, sentTo: code.sentTo ?? (step === 2 ? phone : undefined) },
    askAgain: async (form: FormData) => submission.setFaults(await code.ask(form)),
    changePhone: () => {
      submission.setFaults(noFaults);
      setStep(1);
    },
  };
}

type StepParts = { readonly code: VerificationCode; readonly passwordMinimum: number };

function endOf(step: EntranceStep, form: FormData, parts: StepParts): Promise<StepEnd> {
  switch (step) {
    case 1:
      return sendCode(form, parts);
    case 2:
      return takeCode(form);
    case 3:
      return join(form, parts);
  }
}

async function sendCode(form: FormData, { code }: StepParts): Promise<StepEnd> {
  const read = readBeginning(form);
  if (!read.ok) return read.refusal === 'under-age' ? 'under-age' : { errors: read.refusal };
  // One that was sent a moment ago is as good as a new one, also after a reload (AS-11).
  if (code.secondsLeft > 0) return 2;
  const faults = await code.ask(form);
  return faults === noFaults || faults.refusedAs === 'code-too-soon' ? 2 : faults;
}

async function takeCode(form: FormData): Promise<StepEnd> {
  const read = readBeginning(form);
  if (!read.ok) return read.refusal === 'under-age' ? 'under-age' : { errors: read.refusal };
  const typed = readCode(typedIn(form, 'code'));
  if (!typed.ok) return { errors: { code: typed.refusal } };
  const checked = { purpose: 'register', phone: read.value, code: typed.value } as const;
  const faults = await checkCode(checked);
  return faults === noFaults ? 3 : faults;
}

async function join(form: FormData, { passwordMinimum }: StepParts): Promise<StepEnd> {
  const read = readRegistration(form, passwordMinimum);
  if (!read.ok) return read.refusal === 'under-age' ? 'under-age' : { errors: read.refusal };
  const entered = await register(read.value);
  if (entered.ok) {
    welcome(entered.value.credit_money);
    return 'joined';
  }
  // Without a token it has been said, and has led to the login, by then.
  if (!(entered.refusal instanceof CallRejected)) return noFaults;
  if (entered.refusal.code === 'under-age') return 'under-age';
  return faultsOf(entered.refusal, fieldOfCode);
}

const fieldOfCode = {
  'phone-invalid': 'phone',
  'country-not-served': 'phone',
  'phone-taken': 'phone',
  'code-wrong': 'code',
  'invitation-unknown': 'invitation_code',
  'invitation-own': 'invitation_code',
  'agreement-required': 'agreement',
  'agreement-changed': 'agreement',
} as const satisfies { readonly [Code in RejectionCode]?: RegisterField };

const stepOfField = {
  phone: 1,
  adult: 1,
  code: 2,
  password: 3,
  repeat: 3,
  invitation_code: 3,
  agreement: 3,
} as const satisfies Record<RegisterField, EntranceStep>;

/** A wrong field is shown on the step it stands on, the first before the others. */
export function stepOfFaults({ errors }: Faults<RegisterField>): EntranceStep | undefined {
  const fields = Object.keys(errors) as RegisterField[];
  const steps = fields.map((field) => stepOfField[field]);
  return steps.sort()[0];
}

async function register(registration: Registration): ReturnType<typeof signInBy> {
  const { phone, code, invitationCode } = registration;
  const password = await hashPassword(phone, registration.password);
  return signInBy(() =>
    api.subscriber.register(
      {
        ...{ area_code: HOME_REGION, phone, password, code, invitation_code: invitationCode },
        ...{ agreement: 1, adult: 1, agreed: shownVersions() },
      },
      { silent: true },
    ),
  );
}

const WELCOME_SHOWN_MS = 12_000;

/** With the next step: what a bonus wins can be taken out, and money is put in first. */
function welcome(bonus: number): void {
  showToast({
    tone: 'success',
    text: bonus > 0 ? t('register.doneBonus', { amount: shownAmount(bonus) }) : t('register.done'),
    action: { label: t('register.deposit'), run: () => navigate('/pay_recharge') },
    leavesAfterMs: WELCOME_SHOWN_MS,
    untilAt: '/pay_recharge',
  });
}

/** Into the first field of the step that has come: the button that led there may be gone. */
function useFocusOfStep(form: RefObject<HTMLFormElement | null>, step: EntranceStep): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const part = form.current?.querySelector(`.${styles.part}:not([hidden])`);
    const wrong = part?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? part?.querySelector<HTMLElement>('input:not([type="hidden"])'))?.focus();
  }, [form, step]);
}
