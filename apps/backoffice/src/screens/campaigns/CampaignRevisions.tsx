import { campaignRuleLines } from '@kipute/contract/constants/content/campaign-rules';
import { campaignTexts } from '../../i18n/texts/campaigns.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { formatCount } from '../_list-kit/cells/cell-text.ts';
import type { Campaign } from './campaign-forms.ts';
import classes from './campaigns.module.css';

/** What was promised from which day on, the newest first. */
export function CampaignRevisions({ content }: { content: Campaign }) {
  const t = useText();
  return (
    <ol className={classes.revisions}>
      {content.revisions.map((one) => (
        <li key={one.revision}>
          <header>
            <b>
              {t(campaignTexts.revision)} {formatCount(one.revision)}
            </b>
            <span>
              {t(campaignTexts.from)} {one.from_day}
            </span>
            <span>
              {one.changed_by?.name ?? t(campaignTexts.house)}, {formatInstant(one.changed_at)}
            </span>
          </header>
          <p>{one.note}</p>
          <ul>
            {campaignRuleLines({ ...content, rules: one.rules, last_day: one.last_day }).map(
              (line) => (
                <li key={line.en}>{t(line)}</li>
              ),
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}
