import { isHeading } from '@kipute/contract/permission-nodes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Can } from '../../features/permissions/administrator.tsx';
import { api } from '../../features/wire/api.ts';
import { nodesTexts } from '../../i18n/texts/nodes.ts';
import { useText } from '../../i18n/use-text.ts';
import { iconOf } from '../../menu/icons.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatInstant } from '../../time/eat.ts';
import { FormDialog } from '../_form-kit/FormDialog.tsx';
import { changeNodeForm, type Node, newHeadingForm, removeHeadingForm } from './node-forms.ts';
import classes from './permission-nodes.module.css';

type Asked = { readonly what: 'add' } | { readonly what: 'change' | 'remove'; readonly node: Node };

const nodesKey = ['permission_node', 'inquire'] as const;

/** The menu as administrators shape it: names, icons, order, headings. */
export function PermissionNodesScreen() {
  const t = useText();
  const [asked, setAsked] = useState<Asked>();
  const query = useQuery({
    queryKey: nodesKey,
    queryFn: () => api.permission_node.inquire({}),
  });
  return (
    <ScreenFrame
      intro={nodesTexts.intro}
      actions={
        <Can node="permission_node/add">
          <Button onClick={() => setAsked({ what: 'add' })}>{t(nodesTexts.addHeading)}</Button>
        </Can>
      }
    >
      {query.isError && <LoadFailed place="part" onRetry={() => void query.refetch()} />}
      {query.isPending && <PageSkeleton />}
      {query.data && <NodeTable nodes={query.data} onAsk={setAsked} />}
      {query.data && asked && (
        <NodeDialog nodes={query.data} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </ScreenFrame>
  );
}

type NodeTableProps = { nodes: readonly Node[]; onAsk: (asked: Asked) => void };

function NodeTable({ nodes, onAsk }: NodeTableProps) {
  const t = useText();
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{t(nodesTexts.swahili)}</th>
            <th>{t(nodesTexts.english)}</th>
            <th>{t(nodesTexts.opens)}</th>
            <th>{t(nodesTexts.sort)}</th>
            <th>{t(nodesTexts.atTop)}</th>
            <th>{t(nodesTexts.lastUse)}</th>
            <th>
              <span className="visually-hidden">{t(nodesTexts.actions)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {nodes.map((node) => (
            <NodeRow key={node.id} node={node} level={levelOf(node)} onAsk={onAsk} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const levelOf = (node: Node): 1 | 2 | 3 => {
  if (isHeading(node.path)) return 1;
  return node.type === 1 ? 2 : 3;
};

type NodeRowProps = { node: Node; level: 1 | 2 | 3; onAsk: NodeTableProps['onAsk'] };

function NodeRow({ node, level, onAsk }: NodeRowProps) {
  const t = useText();
  const Icon = iconOf(node.icon);
  return (
    <tr data-level={level}>
      <th scope="row">
        {level < 3 && <Icon />} {node.name_sw}
      </th>
      <td>{node.name_en}</td>
      <td>{level === 1 ? t(nodesTexts.heading) : <code>{node.path}</code>}</td>
      <td>{node.sort}</td>
      <td>{node.show_at_top === 1 ? t(nodesTexts.yes) : ''}</td>
      <td>{node.used_at ? formatInstant(node.used_at) : '–'}</td>
      <td className={classes.deeds}>
        <Can node="permission_node/update">
          <Button
            size="small"
            aria-label={t(nodesTexts.changeOf, { name: node.name_en })}
            onClick={() => onAsk({ what: 'change', node })}
          >
            {t(nodesTexts.change)}
          </Button>
        </Can>
        {node.shipped === 0 && (
          <Can node="permission_node/remove">
            <Button
              size="small"
              danger
              aria-label={t(nodesTexts.removeOf, { name: node.name_en })}
              onClick={() => onAsk({ what: 'remove', node })}
            >
              {t(nodesTexts.remove)}
            </Button>
          </Can>
        )}
      </td>
    </tr>
  );
}

type NodeDialogProps = { nodes: readonly Node[]; asked: Asked; onClose: () => void };

function NodeDialog({ nodes, asked, onClose }: NodeDialogProps) {
  const client = useQueryClient();
  const onDone = () => {
    void client.invalidateQueries({ queryKey: nodesKey });
    void client.invalidateQueries({ queryKey: ['role'] });
    // The menu of this page is drawn from the same nodes.
    void client.invalidateQueries({ queryKey: ['administrator'] });
  };
  const shared = { onClose, onDone };
  switch (asked.what) {
    case 'add':
      return (
        <FormDialog
          form={newHeadingForm}
          subject={undefined}
          title={nodesTexts.addHeading}
          {...shared}
        />
      );
    case 'change':
      return (
        <FormDialog
          form={changeNodeForm(asked.node, nodes)}
          subject={asked.node}
          title={nodesTexts.change}
          about={asked.node.path}
          {...shared}
        />
      );
    case 'remove':
      return (
        <FormDialog
          form={removeHeadingForm}
          subject={asked.node}
          title={nodesTexts.remove}
          question={nodesTexts.removeQuestion}
          about={asked.node.name_en}
          {...shared}
        />
      );
  }
}
