import type { CallContent } from '@kipute/contract/registry';
import { Drawer, Empty } from 'antd';
import { Link } from 'react-router';
import { rolesTexts } from '../../i18n/texts/roles.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { formatInstant } from '../../time/eat.ts';
import { fieldWord } from '../logs/field-words.ts';
import { personLink, personName } from '../logs/subject-links.ts';
import classes from './role-drawers.module.css';
import { branchOf, type TreeNode } from './role-tree.ts';
import { type Role, useRoleHistory } from './use-roles.ts';

type LogRecord = CallContent<'log/inquire'>[number];
type Change = LogRecord['changes'][number];

type RoleHistoryProps = {
  role: Role;
  name: string;
  tree: readonly TreeNode[];
  onClose: () => void;
};

/** Who gave the role what and who took it, as the log has it. */
export function RoleHistory({ role, name, tree, onClose }: RoleHistoryProps) {
  const t = useText();
  return (
    <Drawer open size={480} title={t(rolesTexts.historyOf, { role: name })} onClose={onClose}>
      <Records role={role} tree={tree} />
    </Drawer>
  );
}

function Records({ role, tree }: Pick<RoleHistoryProps, 'role' | 'tree'>) {
  const t = useText();
  const query = useRoleHistory(role.id);
  if (query.isError) return <LoadFailed place="part" onRetry={() => void query.refetch()} />;
  if (!query.data) return <PageSkeleton />;
  const { content, count } = query.data;
  if (content.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(rolesTexts.noHistory)} />;
  }
  const names = new Map(tree.flatMap(branchOf).map(({ path, name }) => [path, name]));
  return (
    <>
      <ol className={classes.history}>
        {content.map((record) => (
          <li key={record.id}>
            <Record record={record} names={names} />
          </li>
        ))}
      </ol>
      {count > content.length && (
        <Link to={`/logs?subject_kind=role&subject_id=${role.id}`}>
          {t(rolesTexts.wholeHistory)}
        </Link>
      )}
    </>
  );
}

type RecordProps = { record: LogRecord; names: ReadonlyMap<string, string> };

function Record({ record, names }: RecordProps) {
  const page = personLink(record);
  return (
    <>
      <header>
        <time dateTime={record.addtime}>{formatInstant(record.addtime)}</time>
        {page ? <Link to={page}>{personName(record)}</Link> : personName(record)}
      </header>
      <p>{record.content}</p>
      <ul>
        {record.changes.map((change) => (
          <Difference key={change.field} change={change} name={names.get(change.field)} />
        ))}
      </ul>
    </>
  );
}

/** A right that came or went; or a field with what stood there before. */
function Difference({ change, name }: { change: Change; name: string | undefined }) {
  const t = useText();
  const { field, before, after } = change;
  if (name !== undefined) {
    const isGiven = after === '1';
    return (
      <li data-change={isGiven ? 'added' : 'taken'}>
        {isGiven ? '+' : '−'} {name}
      </li>
    );
  }
  if (field === 'approved_by') {
    return (
      <li>
        <Link to={`/managers/${after}`}>{t(rolesTexts.approvedBy)}</Link>
      </li>
    );
  }
  return (
    <li>
      {fieldWord(field, t)}: {before && <del>{before}</del>} <ins>{after}</ins>
    </li>
  );
}
