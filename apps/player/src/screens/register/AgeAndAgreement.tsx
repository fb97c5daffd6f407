import { type FormErrors, textOf } from '../../features/forms/submission.ts';
import { t } from '../../i18n/i18n.ts';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { RadioCards } from '../../ui/control/RadioCards.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from '../entrance/entrance.module.css';

const AGREEMENT_PATH = '/rich_text?type=30';

export function AgeAndAgreement({ errors }: { errors: FormErrors<'adult' | 'agreement'> }) {
  return (
    <>
      <RadioCards
        name="adult"
        legend={t('register.age')}
        choices={[
          { value: '1', text: t('register.adult') },
          { value: '0', text: t('register.minor') },
        ]}
        error={textOf(errors.adult)}
      />
      <div>
        <Checkbox
          name="agreement"
          text={t('register.agreement')}
          error={textOf(errors.agreement)}
        />
        {/* Beside the form, not instead of it: what was typed must still be there afterwards. */}
        <a className={styles.reading} href={AGREEMENT_PATH} target="_blank" rel="noreferrer">
          <Icon name="file-text" size={16} />
          {t('register.readAgreement')}
        </a>
      </div>
    </>
  );
}
