import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Field } from '../../ui/control/Field.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './phone-field.module.css';
import { HOME_REGION, regions } from './regions.ts';

type PhoneFieldProps = {
  /** Where an account is made the region is chosen; elsewhere the number is known already. */
  region: 'chosen' | 'home';
  autoComplete: 'username' | 'tel-national';
  defaultValue?: string;
  error?: string | undefined;
  onType?: (phone: string) => void;
};

export function PhoneField({ region, ...field }: PhoneFieldProps) {
  return (
    <Field
      {...field}
      name="phone"
      kind="phone"
      label={t('login.phone')}
      placeholder={t('login.phoneHint')}
      prefix={region === 'chosen' ? <RegionChoice /> : <HomePrefix />}
    />
  );
}

function HomePrefix() {
  return (
    <>
      <Flag code="TZ" width={18} />
      +255
    </>
  );
}

/** The native list lies unseen over the flag and the code, which are narrower than its names. */
function RegionChoice() {
  const [code, setCode] = useState<string>(HOME_REGION);
  const chosen = regions.find((region) => region.code === code) ?? regions[0];
  return (
    <span className={styles.region}>
      <Flag code={chosen.flag} width={18} />+{chosen.code}
      <Icon name="chevron-down" size={14} />
      <select
        className={styles.list}
        name="area_code"
        aria-label={t('phone.region')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      >
        {regions.map((region) => (
          <option key={region.code} value={region.code}>
            +{region.code} {t(region.name)}
          </option>
        ))}
      </select>
    </span>
  );
}
