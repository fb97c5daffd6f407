import { poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
import { useQuery } from '@tanstack/react-query';
import { Alert, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../features/wire/api.ts';
import { composeTexts } from '../../../i18n/texts/pool-compose.ts';
import { useText } from '../../../i18n/use-text.ts';
import { NotFoundPage } from '../../../shell/notices/error-pages.tsx';
import { LoadFailed } from '../../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../../shell/ScreenFrame.tsx';
import { useScreen } from '../../../shell/screen-context.ts';
import { useDetail } from '../../_detail-kit/use-detail.ts';
import { reasonOf } from '../../_list-kit/page/use-list-page.ts';
import { issueDetail } from '../issue-detail.ts';
import type { Issue } from '../issue-forms.ts';
import { ChosenMatches } from './ChosenMatches.tsx';
import { chosenOf, nothingChosen } from './chosen-matches.ts';
import classes from './compose.module.css';
import { ComposeContext } from './compose-context.ts';
import { FoundMatches } from './FoundMatches.tsx';
import { SaveDraft } from './SaveDraft.tsx';
import { addForm, updateForm } from './save-forms.ts';
import { useDraft } from './use-composing.ts';

type PoolType = CallContent<'guessing_bet_type/inquire_all'>[number];

/** `/pool-issues/new` */
export function ComposeScreen() {
  const t = useText();
  const { title } = useScreen();
  const types = useQuery({
    queryKey: ['pool-types'],
    queryFn: ({ signal }) => api.guessing_bet_type.inquire_all({}, { signal, silent: true }),
  });
  return (
    <ScreenFrame
      title={t(composeTexts.newTitle)}
      back={<Link to="/pool-issues">← {title}</Link>}
      intro={composeTexts.intro}
    >
      {types.isPending && <PageSkeleton />}
      {types.isError && (
        <LoadFailed
          place="part"
          reason={reasonOf(types.error)}
          onRetry={() => void types.refetch()}
        />
      )}
      {types.data && <NewDraft types={types.data.filter(({ active }) => active === 1)} />}
    </ScreenFrame>
  );
}

function NewDraft({ types }: { types: readonly PoolType[] }) {
  const t = useText();
  const [typeId, setTypeId] = useState(types[0]?.id);
  const type = types.find(({ id }) => id === typeId);
  const { composing, said, isChanged } = useDraft(nothingChosen, {
    places: type?.guess_number ?? 0,
    reserves: type?.reserves ?? 0,
  });
  if (!type) return <Alert type="info" showIcon title={t(composeTexts.noGame)} />;
  return (
    <ComposeContext value={composing}>
      <div className={classes.types}>
        <label htmlFor="game">{t(composeTexts.game)}</label>
        <Select
          id="game"
          value={type.id}
          options={types.map(({ id, label }) => ({ value: id, label }))}
          onChange={setTypeId}
        />
      </div>
      <Desk typeId={type.id} said={said}>
        <SaveDraft
          form={addForm}
          subject={{ typeId: type.id, chosen: composing.chosen }}
          isChanged={isChanged}
        />
      </Desk>
    </ComposeContext>
  );
}

/** `/pool-issues/draft-17` */
export function ComposeDraftScreen({ id }: { id: string }) {
  const view = useDetail(issueDetail, id);
  switch (view.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'not-found':
      return <NotFoundPage />;
    case 'failed':
      return <LoadFailed place="page" reason={view.reason} onRetry={view.reload} />;
    case 'ready': {
      // It was asked for by the call that the detail names.
      const issue = view.content as unknown as Issue;
      const isDraft = issue.status === poolIssueStatuses.draft.id;
      return isDraft ? <ChangeDraft key={id} issue={issue} /> : <NotFoundPage />;
    }
  }
}

function ChangeDraft({ issue }: { issue: Issue }) {
  const t = useText();
  const { id, name } = issue;
  // As it was when somebody began: a newer revision must be seen before it is overwritten.
  const [revision] = useState(issue.revision);
  const [first] = useState(() => chosenOf(issue));
  const { composing, said, isChanged } = useDraft(first, {
    places: issue.guess_number,
    reserves: issue.reserves,
  });
  return (
    <ScreenFrame
      title={t(composeTexts.draftTitle, { name })}
      back={<Link to={`/pool-issues/${id}`}>← {name}</Link>}
      intro={composeTexts.intro}
    >
      <ComposeContext value={composing}>
        <Desk typeId={issue.type_id} said={said}>
          <SaveDraft
            form={updateForm}
            subject={{ id, revision, chosen: composing.chosen }}
            isChanged={isChanged}
          />
        </Desk>
      </ComposeContext>
    </ScreenFrame>
  );
}

type DeskProps = { typeId: string; said: string; children: ReactNode };

/** What can be taken at the left, what was taken and the way to save it at the right. */
function Desk({ typeId, said, children }: DeskProps) {
  const t = useText();
  return (
    <div className={classes.desk}>
      <section aria-labelledby="find-matches">
        <h2 id="find-matches" className="visually-hidden">
          {t(composeTexts.find)}
        </h2>
        <FoundMatches typeId={typeId} />
      </section>
      <section className={classes.taken} aria-labelledby="chosen-matches">
        <h2 id="chosen-matches">{t(composeTexts.chosen)}</h2>
        <ChosenMatches said={said} />
        {children}
      </section>
    </div>
  );
}
