import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { Input, Segmented } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { rolesTexts } from '../../i18n/texts/roles.ts';
import { useText } from '../../i18n/use-text.ts';
import {
  checkStateOf,
  countIn,
  differencesOf,
  type Given,
  rowsOf,
  stepOf,
  type TreeNode,
  type TreeRow,
  toggleBranch,
  toggleNode,
} from './role-tree.ts';
import classes from './roles.module.css';
import type { useRoleDraft } from './use-roles.ts';

type Compared = { readonly name: string; readonly given: Given };

type RoleTreeProps = {
  tree: readonly TreeNode[];
  draft: ReturnType<typeof useRoleDraft>;
  compared: Compared | undefined;
  /** Undefined when it is only looked at. */
  onChange: ((given: Given) => void) | undefined;
};

type Narrowing = 'all' | 'given' | 'changed' | 'different';

/** Screens begin folded: the headings say how much of each is given. */
const screensOf = (tree: readonly TreeNode[]) =>
  new Set(tree.flatMap(({ children }) => children.map(({ id }) => id)));

export function RoleTree({ tree, draft, compared, onChange }: RoleTreeProps) {
  const t = useText();
  const [search, setSearch] = useState('');
  const [narrowing, setNarrowing] = useState<Narrowing>('all');
  const [folded, setFolded] = useState(() => screensOf(tree));
  const different = new Set(compared ? differencesOf(compared.given, draft.given).keys() : []);
  const only = {
    all: undefined,
    given: draft.given,
    changed: new Set(draft.differences.keys()),
    different,
  }[narrowing === 'different' && !compared ? 'all' : narrowing];
  const rows = rowsOf(tree, { search, only, folded });
  const fold = (id: number, to: 'open' | 'folded') => {
    const next = new Set(folded);
    if (to === 'folded') next.add(id);
    else next.delete(id);
    setFolded(next);
  };
  const views = [
    { value: 'all', label: t(rolesTexts.all) },
    { value: 'given', label: t(rolesTexts.given, { count: draft.given.size }) },
    { value: 'changed', label: t(rolesTexts.changes, { count: draft.differences.size }) },
    ...(compared
      ? [{ value: 'different', label: t(rolesTexts.differences, { count: different.size }) }]
      : []),
  ];
  return (
    <section className={classes.card} aria-label={t(rolesTexts.nodes)}>
      <header className={classes.cardHead}>
        <h2>{t(rolesTexts.nodes)}</h2>
        <SearchField value={search} onChange={setSearch} />
        <Segmented
          size="small"
          value={narrowing}
          options={views}
          onChange={(value) => setNarrowing(value as Narrowing)}
        />
      </header>
      {rows.length === 0 ? (
        <p className={classes.nothing}>{t(rolesTexts.nothingShown)}</p>
      ) : (
        <TreeRows {...{ tree, rows, draft, compared, onChange, onFold: fold }} />
      )}
      <footer className={classes.keys}>{t(rolesTexts.keys)}</footer>
    </section>
  );
}

type SearchFieldProps = { value: string; onChange: (text: string) => void };

/** `/` leads here from anywhere outside a field. */
function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useText();
  const wrap = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isInField = event.target instanceof Element && event.target.closest('input, textarea');
      if (event.key !== '/' || isInField) return;
      event.preventDefault();
      wrap.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <div ref={wrap} className={classes.search}>
      <Input
        size="small"
        allowClear
        aria-label={t(rolesTexts.findNode)}
        placeholder={t(rolesTexts.findNode)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

type TreeRowsProps = RoleTreeProps & {
  rows: readonly TreeRow[];
  onFold: (id: number, to: 'open' | 'folded') => void;
};

/** One stop for the keyboard; arrows move within it, as in every tree. */
function TreeRows({ tree, rows, draft, compared, onChange, onFold }: TreeRowsProps) {
  const t = useText();
  const base = useId();
  const [activeId, setActiveId] = useState<number>();
  const found = rows.findIndex(({ node }) => node.id === activeId);
  const at = Math.max(0, found);
  const idOf = (node: TreeNode) => `${base}-${node.id}`;
  const move = (to: number) => {
    const row = rows[to];
    if (!row) return;
    setActiveId(row.node.id);
    document.getElementById(idOf(row.node))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(rows, at, event);
    if (!step) return;
    event.preventDefault();
    switch (step.do) {
      case 'move':
        return move(step.to);
      case 'fold':
        return onFold(step.node.id, 'folded');
      case 'unfold':
        return onFold(step.node.id, 'open');
      case 'check':
        return onChange?.(toggleNode(tree, draft.given, step.node));
      case 'check-branch':
        return onChange?.(toggleBranch(tree, draft.given, step.node));
    }
  };
  const active = rows[at];
  return (
    <div
      role="tree"
      tabIndex={0}
      aria-label={t(rolesTexts.nodes)}
      aria-multiselectable
      aria-activedescendant={active && idOf(active.node)}
      className={classes.tree}
      onKeyDown={press}
    >
      {rows.map((row) => (
        <Row
          key={row.node.id}
          id={idOf(row.node)}
          row={row}
          isActive={row === active}
          draft={draft}
          compared={compared}
          onFold={onFold}
          onCheck={() => {
            setActiveId(row.node.id);
            onChange?.(toggleNode(tree, draft.given, row.node));
          }}
        />
      ))}
    </div>
  );
}

type RowProps = Pick<TreeRowsProps, 'draft' | 'compared' | 'onFold'> & {
  id: string;
  row: TreeRow;
  isActive: boolean;
  onCheck: () => void;
};

const changeTexts = { added: rolesTexts.added, taken: rolesTexts.taken } as const;

const checkedWords = { all: 'true', some: 'mixed', none: 'false' } as const;

function Row({ id, row, isActive, draft, compared, onFold, onCheck }: RowProps) {
  const t = useText();
  const { node, level, fold } = row;
  const state = checkStateOf(node, draft.given);
  const change = draft.differences.get(node.id);
  const count = countIn(node, draft.given);
  const levels = [classes.level1, classes.level2, classes.level3];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the focus and the keys
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-checked={checkedWords[state]}
      aria-expanded={fold === 'leaf' ? undefined : fold === 'open'}
      aria-label={node.name}
      data-active={isActive || undefined}
      data-change={change}
      className={`${classes.row} ${levels[level - 1] ?? ''}`}
      onClick={onCheck}
    >
      <Caret row={row} onFold={onFold} />
      <span className={classes.box} data-state={state} aria-hidden />
      <span className={node.kind === 'heading' ? classes.heading : undefined}>{node.name}</span>
      {node.children.length > 0 && <small>{t(rolesTexts.ofCount, count)}</small>}
      {change && <b data-change={change}>{t(changeTexts[change])}</b>}
      {compared && <ComparedMark node={node} given={draft.given} compared={compared} />}
      {node.kind !== 'heading' && <code>{node.path}</code>}
    </div>
  );
}

function Caret({ row, onFold }: { row: TreeRow } & Pick<TreeRowsProps, 'onFold'>) {
  const { node, fold } = row;
  if (fold === 'leaf') return <span className={classes.caret} />;
  return (
    <span
      className={classes.caret}
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onFold(node.id, fold === 'open' ? 'folded' : 'open');
      }}
    >
      {fold === 'open' ? <CaretDownOutlined /> : <CaretRightOutlined />}
    </span>
  );
}

type ComparedMarkProps = { node: TreeNode; given: Given; compared: Compared };

function ComparedMark({ node, given, compared }: ComparedMarkProps) {
  const t = useText();
  const [own, other] = [given.has(node.id), compared.given.has(node.id)];
  if (node.kind === 'heading' || own === other) return null;
  const text = other ? rolesTexts.otherHas : rolesTexts.otherLacks;
  return <i className={classes.other}>{t(text, { role: compared.name })}</i>;
}
