import { officeConfigurationTexts } from '../../i18n/texts/office-configuration.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';

type Configuration = {
  readonly revision: number;
  readonly changed_by: { readonly name: string } | null;
  readonly changed_at: string | null;
};

/** Who changed a configuration last, and when. */
export function LastChange({ configuration }: { configuration: Configuration }) {
  const t = useText();
  const { revision, changed_by, changed_at } = configuration;
  if (changed_at === null) return <p>{t(officeConfigurationTexts.neverChanged)}</p>;
  const name = changed_by?.name ?? t(officeConfigurationTexts.system);
  return (
    <p>
      {t(officeConfigurationTexts.lastChanged, { revision, name, time: formatInstant(changed_at) })}
    </p>
  );
}
