import { useState } from 'react';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { Field } from '../../ui/control/Field.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type AreaCode, useAreaCodes } from './area-codes.ts';
import styles from './phone-field.module.css';

type PhoneFieldProps = {
  autoComplete: 'username' | 'tel-national';
  defaultValue?: string;
  error?: string | undefined;
  onType?: (phone: string) => void;
};

/** With one country there is nothing to choose (ARC-06). */
export function PhoneField(field: PhoneFieldProps) {
  const [first, ...others] = useAreaCodes();
  return (
    <Field
      {...field}
      name="phone"
      kind="phone"
      label={t('login.phone')}
      placeholder={t('login.phoneHint')}
      prefix={
        others.length === 0 ? (
          <OnlyRegion region={first} />
        ) : (
          <RegionChoice regions={[first, ...others]} />
        )
      }
    />
  );
}

function OnlyRegion({ region }: { region: AreaCode }) {
  return (
    <>
      <Flag code={region.country} width={18} />+{region.area_code}
      <input type="hidden" name="area_code" value={region.area_code} />
    </>
  );
}

type RegionChoiceProps = { regions: readonly [AreaCode, ...AreaCode[]] };

/** The native list lies unseen over the flag and the code, which are narrower than its names. */
function RegionChoice({ regions }: RegionChoiceProps) {
  const [code, setCode] = useState<string>();
  const chosen = regions.find((region) => region.area_code === code) ?? regions[0];
  return (
    <span className={styles.region}>
      <Flag code={chosen.country} width={18} />+{chosen.area_code}
      <Icon name="chevron-down" size={14} />
      <select
        className={styles.list}
        name="area_code"
        aria-label={t('phone.region')}
        value={chosen.area_code}
        onChange={(event) => setCode(event.target.value)}
      >
        {regions.map((region) => (
          <option key={region.area_code} value={region.area_code}>
            +{region.area_code} {nameOf(region)}
          </option>
        ))}
      </select>
    </span>
  );
}

const nameOf = ({ name_sw, name_en }: AreaCode): string =>
  currentLanguage() === 'sw' ? name_sw : name_en;
