import { t } from '../../i18n/i18n.ts';
import { Field } from '../../ui/control/Field.tsx';
import { shownPhone } from '../phone-number/phone-number.ts';
import styles from './code-field.module.css';
import type { VerificationCode } from './use-verification-code.ts';

/** Whether a number has an account is told to its owner, in the message, and to nobody else. */
const sentWords = {
  register: 'code.sentTo',
  login: 'code.sentIfKnown',
  'reset-password': 'code.sentIfKnown',
  'confirm-payer': 'code.sentTo',
} as const;

type ShownCode = Pick<VerificationCode, 'secondsLeft' | 'isAsking' | 'wasAsked' | 'sentTo'> & {
  readonly purpose: keyof typeof sentWords;
};

type CodeFieldProps = {
  code: ShownCode;
  error: string | undefined;
  defaultValue?: string;
  onAsk: (form: FormData) => void;
  onType?: (text: string) => void;
};

/** The six digits from the message, and the button that has them sent. */
export function CodeField({ code, error, defaultValue, onAsk, onType }: CodeFieldProps) {
  return (
    <div>
      <Field
        name="code"
        kind="code"
        label={t('code.label')}
        placeholder="000000"
        autoComplete="one-time-code"
        error={error}
        beside={<AskButton code={code} onAsk={onAsk} />}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(onType && { onType })}
      />
      <p className={styles.sent} role="status">
        {code.sentTo !== undefined &&
          t(sentWords[code.purpose], { phone: shownPhone(code.sentTo) })}
      </p>
    </div>
  );
}

function AskButton({ code, onAsk }: Pick<CodeFieldProps, 'code' | 'onAsk'>) {
  const { secondsLeft, isAsking, wasAsked } = code;
  return (
    <button
      className={styles.ask}
      type="button"
      disabled={isAsking || secondsLeft > 0}
      aria-busy={isAsking}
      onClick={({ currentTarget }) => onAsk(new FormData(currentTarget.form ?? undefined))}
    >
      {secondsLeft > 0
        ? t('code.againIn', { seconds: secondsLeft })
        : t(wasAsked ? 'code.again' : 'code.send')}
    </button>
  );
}
