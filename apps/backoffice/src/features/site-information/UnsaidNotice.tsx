import { Alert } from 'antd';
import { siteInformationTexts } from '../../i18n/texts/site-information.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSiteInformation } from './use-site-information.ts';

/** What the law wants players to be told, and nobody has said yet (SIT-14). */
export function UnsaidNotice() {
  const t = useText();
  const unsaid = useSiteInformation().data?.unsaid ?? [];
  if (unsaid.length === 0) return null;
  const fields = unsaid.map((field) => t(siteInformationTexts[field])).join(' · ');
  return (
    <Alert
      type="warning"
      showIcon
      title={t(siteInformationTexts.unsaid, { fields })}
      description={t(siteInformationTexts.unsaidMeanwhile)}
    />
  );
}
