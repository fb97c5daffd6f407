import { ArrowLeftOutlined, DownOutlined } from '@ant-design/icons';
import { Alert, Button, Dropdown } from 'antd';
import { Link, useNavigate, useParams } from 'react-router';
import { useDataAge, useKeys } from '../../features/keys/keys-store.ts';
import { detailTexts } from '../../i18n/texts/detail.ts';
import { keyTexts } from '../../i18n/texts/keys.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { NoticePage } from '../../shell/notices/NoticePage.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { useScreen } from '../../shell/screen-context.ts';
import { ActionDialog } from '../_list-kit/actions/ActionDialog.tsx';
import { offeredRows } from '../_list-kit/actions/confirmation.ts';
import { type Offer, useActions } from '../_list-kit/actions/use-actions.ts';
import { Cell } from '../_list-kit/cells/Cell.tsx';
import { columnHeading } from '../_list-kit/cells/cell-text.ts';
import cellClasses from '../_list-kit/cells/cells.module.css';
import type { Column, Row } from '../_list-kit/definition/list.ts';
import { keyOfAllLists } from '../_list-kit/page/use-list-page.ts';
import { DetailParts } from './DetailParts.tsx';
import type { Detail } from './detail.ts';
import classes from './detail-kit.module.css';
import { keyOfDetail, useDetail } from './use-detail.ts';

/** The page of one thing, from one definition: head, warnings, figures, parts. */
export function DetailScreen({ detail }: { detail: Detail }) {
  const { id = '' } = useParams();
  const view = useDetail(detail, id);
  useDataAge(view.status === 'ready' ? view.updatedAtMs : undefined, detail.refreshSeconds);
  switch (view.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'not-found':
      return <NotFound detail={detail} id={id} />;
    case 'failed':
      return <LoadFailed place="page" reason={view.reason} onRetry={view.reload} />;
    case 'ready':
      return <ReadyDetail key={id} detail={detail} content={view.content} />;
  }
}

function BackLink({ detail }: { detail: Detail }) {
  const { title } = useScreen();
  return (
    <Link to={detail.back} className={classes.back}>
      <ArrowLeftOutlined aria-hidden="true" /> {title}
    </Link>
  );
}

function NotFound({ detail, id }: { detail: Detail; id: string }) {
  const t = useText();
  return (
    <NoticePage
      mark="404"
      title={t(detailTexts.notFound)}
      hint={t(detailTexts.notFoundHint, { id })}
    >
      <BackLink detail={detail} />
    </NoticePage>
  );
}

type ContentProps = { detail: Detail; content: Row };

function ReadyDetail({ detail, content }: ContentProps) {
  const t = useText();
  const actions = useActions(detail, {
    changes: [keyOfDetail(detail), keyOfAllLists],
    onDone: () => {},
  });
  const navigate = useNavigate();
  useKeys([
    { keys: '.', title: keyTexts.actions, run: openAllActions },
    { keys: 'Escape', title: keyTexts.back, run: () => navigate(detail.back) },
  ]);
  const about = { rowName: detail.title, rowKey: 'id' };
  const { Middle } = detail;
  return (
    <ScreenFrame
      title={detail.title(content)}
      back={<BackLink detail={detail} />}
      flags={<Flags detail={detail} content={content} />}
      actions={<DetailActions offers={actions.offers} content={content} />}
    >
      {detail.warnings
        .filter(({ when }) => when(content))
        .map(({ key, tone, text }) => (
          <Alert
            key={key}
            className={classes.warning ?? ''}
            type={tone === 'bad' ? 'error' : 'warning'}
            showIcon
            title={t(text)}
          />
        ))}
      {detail.facts.length > 0 && <Facts columns={detail.facts} content={content} />}
      {detail.figures.length > 0 && <Figures columns={detail.figures} content={content} />}
      {Middle && <Middle content={content} />}
      <DetailParts detail={detail} content={content} />
      <ActionDialog about={about} actions={actions} />
    </ScreenFrame>
  );
}

function Flags({ detail, content }: ContentProps) {
  const t = useText();
  const holding = detail.flags.filter(({ when }) => when(content));
  if (holding.length === 0) return null;
  return (
    <ul className={classes.flags}>
      {holding.map(({ key, tone, text }) => (
        <li key={key} className={cellClasses[tone]}>
          {t(text)}
        </li>
      ))}
    </ul>
  );
}

function openAllActions(): void {
  document.querySelector<HTMLElement>('[data-all-actions]')?.click();
}

/** As many as fit beside a title; the others wait behind one button. */
const BUTTONS_SHOWN = 2;

function DetailActions({ offers, content }: { offers: readonly Offer[]; content: Row }) {
  const t = useText();
  const fitting = offers.filter(({ action }) => offeredRows(action, [content]).length > 0);
  const others = fitting.slice(BUTTONS_SHOWN);
  return (
    <>
      {fitting.slice(0, BUTTONS_SHOWN).map(({ action, start }) => (
        <Button key={action.key} danger={action.tone === 'danger'} onClick={() => start([content])}>
          {t(action.title)}
        </Button>
      ))}
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: others.map(({ action, start }) => ({
              key: action.key,
              label: t(action.title),
              danger: action.tone === 'danger',
              onClick: () => start([content]),
            })),
          }}
        >
          <Button icon={<DownOutlined />} iconPlacement="end" data-all-actions="">
            {t(detailTexts.allActions)}
          </Button>
        </Dropdown>
      )}
    </>
  );
}

type CellsProps = { columns: readonly Column[]; content: Row };

function Facts({ columns, content }: CellsProps) {
  const t = useText();
  return (
    <dl className={classes.facts}>
      {columns.map((column) => (
        <div key={column.field}>
          <dt>{columnHeading(column, t)}</dt>
          <dd>
            <Cell column={column} row={content} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Figures({ columns, content }: CellsProps) {
  const t = useText();
  return (
    <dl className={classes.figures}>
      {columns.map((column) => (
        <div key={column.field}>
          <dt>{columnHeading(column, t)}</dt>
          <dd>
            <Cell column={column} row={content} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
