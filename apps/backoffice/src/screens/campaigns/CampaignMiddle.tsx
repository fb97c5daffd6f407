import { campaignRuleLines } from '@kipute/contract/constants/content/campaign-rules';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { api } from '../../features/wire/api.ts';
import { campaignTexts } from '../../i18n/texts/campaigns.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { formatCount, formatMoney } from '../_list-kit/cells/cell-text.ts';
import { reasonOf } from '../_list-kit/page/use-list-page.ts';
import type { Campaign } from './campaign-forms.ts';
import classes from './campaigns.module.css';

/** What players will read beside what it costs. */
export function CampaignMiddle({ content }: { content: Campaign }) {
  return (
    <div className={classes.middle}>
      <CampaignPreview campaign={content} />
      <CampaignCost campaign={content} />
    </div>
  );
}

type Shown = { campaign: Campaign };

/** The page of the campaign on a phone of 360 points, in either language. */
function CampaignPreview({ campaign }: Shown) {
  const t = useText();
  const [language, setLanguage] = useState<'sw' | 'en'>('sw');
  const { title, summary, terms } = campaign.words;
  const { picture } = campaign;
  return (
    <section className={classes.card} aria-labelledby="campaign-preview">
      <header>
        <h2 id="campaign-preview">{t(campaignTexts.preview)}</h2>
        <Segmented
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'sw', label: t(campaignTexts.swahili) },
            { value: 'en', label: t(campaignTexts.english) },
          ]}
        />
      </header>
      <div className={classes.phone} lang={language}>
        <div className={classes.cloth}>
          {picture.startsWith('/files/') && <img src={picture} alt="" />}
          <b>{title[language]}</b>
          <p>{summary[language]}</p>
        </div>
        <ul>
          {campaignRuleLines(campaign).map((line) => (
            <li key={line.en}>{line[language]}</li>
          ))}
        </ul>
        {terms[language].split('\n').map((line) => (
          <p key={line} className={classes.terms}>
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}

function CampaignCost({ campaign }: Shown) {
  const t = useText();
  const { id, spent } = campaign;
  const view = useQuery({
    // What was given since the page was opened is asked for with the page.
    queryKey: ['campaign/cost', id, spent],
    queryFn: ({ signal }) => api.campaign.cost({ id }, { signal, silent: true }),
  });
  const cost = view.data;
  const figures = cost && [
    [t(campaignTexts.budget), formatMoney(cost.budget)],
    [t(campaignTexts.spent), formatMoney(cost.spent)],
    [t(campaignTexts.left), formatMoney(cost.left)],
    [t(campaignTexts.owed), formatMoney(cost.owed)],
    [t(campaignTexts.granted), formatCount(cost.granted)],
    [t(campaignTexts.players), formatCount(cost.players)],
    [t(campaignTexts.participants), formatCount(cost.participants)],
  ];
  return (
    <section className={classes.card} aria-labelledby="campaign-cost">
      <header>
        <h2 id="campaign-cost">{t(campaignTexts.cost)}</h2>
      </header>
      {view.isError && (
        <LoadFailed
          place="part"
          reason={reasonOf(view.error)}
          onRetry={() => void view.refetch()}
        />
      )}
      <dl aria-busy={view.isFetching}>
        {figures?.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {cost && <CostDays days={cost.days} />}
    </section>
  );
}

type CostDaysProps = {
  days: readonly { readonly day: string; readonly granted: number; readonly amount: number }[];
};

function CostDays({ days }: CostDaysProps) {
  const t = useText();
  if (days.length === 0) return <p className={classes.terms}>{t(campaignTexts.noDays)}</p>;
  return (
    <div className={classes.days}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(campaignTexts.day)}</th>
            <th scope="col">{t(campaignTexts.granted)}</th>
            <th scope="col">{t(campaignTexts.spent)}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, granted, amount }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{formatCount(granted)}</td>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
