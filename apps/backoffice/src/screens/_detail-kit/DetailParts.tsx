import { COUNT_MAX } from '@kipute/contract/constants/operations/lists';
import { Tabs } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useKeys } from '../../features/keys/keys-store.ts';
import { useMay } from '../../features/permissions/administrator.tsx';
import { keyTexts } from '../../i18n/texts/keys.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatCount } from '../_list-kit/cells/cell-text.ts';
import { fixedList } from '../_list-kit/definition/fixed-list.ts';
import type { Row } from '../_list-kit/definition/list.ts';
import { ListPart, useOpenList } from '../_list-kit/ListPart.tsx';
import { ListTools } from '../_list-kit/ListTools.tsx';
import { type Detail, type DetailPart, partAt } from './detail.ts';
import classes from './detail-kit.module.css';

type DetailPartsProps = { detail: Detail; content: Row };

/** `12`, or `50,000+` where nobody counted further. */
export const saidCount = (count: number): string =>
  count > COUNT_MAX ? `${formatCount(COUNT_MAX)}+` : formatCount(count);

/** Tabs over the parts that the role may see; which one is open stands in the address. */
export function DetailParts({ detail, content }: DetailPartsProps) {
  const t = useText();
  const may = useMay();
  const [address, setAddress] = useSearchParams();
  const parts = detail.parts.filter(({ node }) => node === undefined || may(node));
  const shown = partAt(parts, address.get('tab'));
  // Another part is another list: filters and page of the last one mean nothing to it.
  const choose = (key: string) => setAddress(new URLSearchParams({ tab: key }));
  const step = (by: 1 | -1) => () => {
    const index = shown ? parts.indexOf(shown) : 0;
    const next = parts[(index + by + parts.length) % parts.length];
    if (next) choose(next.key);
  };
  useKeys(
    parts.length < 2
      ? []
      : [
          { keys: '[', title: keyTexts.previousTab, run: step(-1) },
          { keys: ']', title: keyTexts.nextTab, run: step(1) },
        ],
  );
  if (!shown) return null;
  return (
    <Tabs
      className={classes.parts ?? ''}
      activeKey={shown.key}
      onChange={choose}
      destroyOnHidden
      items={parts.map((part) => ({
        key: part.key,
        label: (
          <>
            {t(part.title)}
            {part.count && <span className={classes.count}>{saidCount(part.count(content))}</span>}
          </>
        ),
        children: part === shown && <PartBody part={part} content={content} />,
      }))}
    />
  );
}

function PartBody({ part, content }: { part: DetailPart; content: Row }) {
  if ('Part' in part) return <part.Part content={content} />;
  return <PartList part={part} content={content} />;
}

type ListedPart = Extract<DetailPart, { list: unknown }>;

function PartList({ part, content }: { part: ListedPart; content: Row }) {
  const fixed = JSON.stringify(part.fixed(content));
  const list = useMemo(() => fixedList(part.list, JSON.parse(fixed)), [part.list, fixed]);
  const open = useOpenList(list);
  return (
    <>
      <div className={classes.tools}>
        <ListTools open={open} />
      </div>
      <ListPart open={open} Details={part.Details} />
    </>
  );
}
