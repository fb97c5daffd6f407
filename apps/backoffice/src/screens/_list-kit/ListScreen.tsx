import type { ComponentType } from 'react';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import type { List, Row } from './definition/list.ts';
import { ListPart, useOpenList } from './ListPart.tsx';
import { ListTools } from './ListTools.tsx';

export type ListScreenProps = { list: List; Details?: ComponentType<{ row: Row }> };

/** A whole screen from one list definition. */
export function ListScreen({ list, Details }: ListScreenProps) {
  const open = useOpenList(list);
  return (
    <ScreenFrame intro={list.intro} actions={<ListTools open={open} />}>
      <ListPart open={open} Details={Details} />
    </ScreenFrame>
  );
}
