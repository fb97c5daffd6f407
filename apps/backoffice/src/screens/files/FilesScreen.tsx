import { useQueryClient } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useMay } from '../../features/permissions/administrator.tsx';
import { type StoredFile, smallForm } from '../../features/uploads/upload-file.ts';
import { filesTexts } from '../../i18n/texts/files.ts';
import { useText } from '../../i18n/use-text.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import type { List, Row } from '../_list-kit/definition/list.ts';
import { ListPart, useOpenList } from '../_list-kit/ListPart.tsx';
import { ListTools } from '../_list-kit/ListTools.tsx';
import { keyOfList } from '../_list-kit/page/use-list-page.ts';
import classes from './files.module.css';
import { documentsList, imagesList, placesOf, sizeOf } from './files-list.ts';
import { UploadArea } from './UploadArea.tsx';

/** Pictures, as pictures or as a list. */
export function ImagesScreen() {
  const t = useText();
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const open = useOpenList(imagesList);
  return (
    <ScreenFrame
      intro={imagesList.intro}
      actions={
        <>
          <Segmented
            aria-label={t(filesTexts.view)}
            value={view}
            onChange={setView}
            options={[
              { value: 'grid', label: t(filesTexts.grid) },
              { value: 'list', label: t(filesTexts.list) },
            ]}
          />
          <ListTools open={open} />
        </>
      }
    >
      <UploadFor list={imagesList} kind="image" />
      <ListPart
        open={open}
        Details={WholePicture}
        Tiles={view === 'grid' ? PictureTiles : undefined}
      />
    </ScreenFrame>
  );
}

export function DocumentsScreen() {
  const open = useOpenList(documentsList);
  return (
    <ScreenFrame intro={documentsList.intro} actions={<ListTools open={open} />}>
      <UploadFor list={documentsList} kind="document" />
      <ListPart open={open} />
    </ScreenFrame>
  );
}

function UploadFor({ list, kind }: { list: List; kind: 'image' | 'document' }) {
  const may = useMay();
  const client = useQueryClient();
  if (!may('file/obs_add')) return null;
  return (
    <UploadArea
      kind={kind}
      onStored={() => void client.invalidateQueries({ queryKey: keyOfList(list) })}
    />
  );
}

type TilesProps = { rows: readonly Row[]; onOpen: (row: Row) => void };

function PictureTiles({ rows, onOpen }: TilesProps) {
  const t = useText();
  return (
    <ul className={classes.tiles}>
      {(rows as readonly Row[] as readonly StoredFile[]).map((file) => (
        <li key={file.path}>
          <button type="button" className={classes.tile} onClick={() => onOpen(file)}>
            <img src={smallForm(file.path)} alt="" loading="lazy" />
            <b>{file.name}</b>
            <small>{sizeOf(file)}</small>
            <small>
              {file.uses.length === 0
                ? t(filesTexts.unused)
                : t(filesTexts.usedIn, { places: placesOf(file) })}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function WholePicture({ row }: { row: Row }) {
  const { path, name } = row as StoredFile;
  return <img className={classes.whole} src={path} alt={name} />;
}
