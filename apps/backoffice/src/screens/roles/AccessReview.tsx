import type { CallContent } from '@kipute/contract/registry';
import { Button } from 'antd';
import { Link } from 'react-router';
import { rolesTexts } from '../../i18n/texts/roles.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatInstant } from '../../time/eat.ts';
import classes from './access-review.module.css';
import { branchOf } from './role-tree.ts';
import { useAccessReview, useRoles } from './use-roles.ts';

type Review = CallContent<'role/access_review'>;
type Reviewed = Review['people'][number];

/** Made for paper: who may do what, and when they last did. */
export function AccessReview() {
  const t = useText();
  const query = useAccessReview();
  return (
    <ScreenFrame
      title={t(rolesTexts.review)}
      intro={rolesTexts.reviewHint}
      actions={
        <div className={classes.noPrint}>
          <Link to="/roles">{t(rolesTexts.back)}</Link>{' '}
          <Button type="primary" disabled={!query.data} onClick={() => window.print()}>
            {t(rolesTexts.print)}
          </Button>
        </div>
      }
    >
      {query.isError && <LoadFailed place="part" onRetry={() => void query.refetch()} />}
      {query.isPending && <PageSkeleton />}
      {query.data && <ReviewTable review={query.data} />}
    </ScreenFrame>
  );
}

function ReviewTable({ review }: { review: Review }) {
  const t = useText();
  const view = useRoles();
  const nodes = view.status === 'ready' ? view.tree.flatMap(branchOf) : [];
  const names = new Map(nodes.map(({ path, name }) => [path, name]));
  return (
    <div className={classes.reviewPage}>
      <p>{t(rolesTexts.madeAt, { time: formatInstant(review.made_at) })}</p>
      <table className={classes.reviewTable}>
        <thead>
          <tr>
            <th>{t(rolesTexts.person)}</th>
            <th>{t(rolesTexts.role)}</th>
            <th>{t(rolesTexts.lastSignIn)}</th>
            <th>{t(rolesTexts.may)}</th>
          </tr>
        </thead>
        <tbody>
          {review.people.map((person) => (
            <ReviewRow key={`${person.kind} ${person.id}`} person={person} names={names} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ReviewRowProps = { person: Reviewed; names: ReadonlyMap<string, string> };

function ReviewRow({ person, names }: ReviewRowProps) {
  const t = useText();
  const unused = person.nodes.filter(({ used_at }) => used_at === null).length;
  const remarks = [
    person.kind === 'agent' && rolesTexts.agent,
    person.disabled_status === 1 && rolesTexts.disabled,
    person.kind === 'administrator' && person.google_binding === 0 && rolesTexts.noAuthenticator,
  ].filter((text) => text !== false);
  return (
    <tr>
      <td>
        <strong>{person.name}</strong>
        <br />
        {person.account}
        {remarks.map((text) => (
          <em key={text.en}> · {t(text)}</em>
        ))}
      </td>
      <td>{person.role}</td>
      <td>{person.login_time ? formatInstant(person.login_time) : '–'}</td>
      <td>
        <details open>
          <summary>
            {t(rolesTexts.given, { count: person.nodes.length })} ·{' '}
            {t(rolesTexts.unusedRights, { count: unused })}
          </summary>
          <ul>
            {person.nodes.map(({ path, used_at }) => (
              <li key={path}>
                {names.get(path) ?? path} <small>{used_at ? formatInstant(used_at) : '–'}</small>
              </li>
            ))}
          </ul>
        </details>
      </td>
    </tr>
  );
}
