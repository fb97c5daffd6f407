import { drawnCards } from '@kipute/contract/constants/content/banners';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Empty, Input, Tabs } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../features/permissions/administrator.tsx';
import { smallForm, uploadFile } from '../../../features/uploads/upload-file.ts';
import { api } from '../../../features/wire/api.ts';
import { filesTexts } from '../../../i18n/texts/files.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailed } from '../../../shell/notices/LoadFailed.tsx';
import classes from './picture.module.css';

/** Drawings have no size of their own. */
type OfferedPicture = {
  readonly path: string;
  readonly name: string;
  readonly width?: number | null;
  readonly height?: number | null;
};

type ChoiceProps = {
  drawings: 'offered' | 'none';
  onChoose: (picture: OfferedPicture) => void;
};

/** What was uploaded, found by its name, an upload of now, or one of our drawings. */
export function PictureChoice({ drawings, onChoose }: ChoiceProps) {
  const t = useText();
  const drawn = Object.entries(drawnCards).map(([path, name]) => ({ path, name: t(name) }));
  const uploads = {
    key: 'uploads',
    label: t(filesTexts.uploads),
    children: <Uploads onChoose={onChoose} />,
  };
  const ours = {
    key: 'drawings',
    label: t(filesTexts.drawings),
    children: <Pictures offered={drawn} onChoose={onChoose} />,
  };
  return drawings === 'offered' ? <Tabs items={[uploads, ours]} /> : uploads.children;
}

const UPLOADS_OFFERED = 50;

type ChooseProps = Pick<ChoiceProps, 'onChoose'>;

function Uploads({ onChoose }: ChooseProps) {
  const t = useText();
  const [name, setName] = useState('');
  const query = useQuery({
    queryKey: ['list', 'file/inquire_images', 'offered', name],
    queryFn: () =>
      api.file.inquire_images(
        { page: 1, page_size: UPLOADS_OFFERED, ...(name !== '' && { name }) },
        { silent: true },
      ),
    placeholderData: (before) => before,
  });
  const offered = query.data?.content ?? [];
  return (
    <>
      <UploadNow onChoose={onChoose} />
      <Input.Search
        className={classes.search ?? ''}
        allowClear
        aria-label={t(filesTexts.search)}
        placeholder={t(filesTexts.search)}
        onSearch={(typed) => setName(typed.trim())}
      />
      {query.isError && <LoadFailed place="part" onRetry={() => void query.refetch()} />}
      {query.isSuccess && offered.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t(name === '' ? filesTexts.noUploads : filesTexts.noneFound)}
        />
      )}
      <Pictures offered={offered} onChoose={onChoose} />
    </>
  );
}

function UploadNow({ onChoose }: ChooseProps) {
  const t = useText();
  const may = useMay();
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const [current, setCurrent] = useState<string>();
  if (!may('file/obs_add')) return null;
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setRefusal(undefined);
    setCurrent(file.name);
    const uploaded = await uploadFile(file);
    setCurrent(undefined);
    if (uploaded.kind === 'refused') return setRefusal(uploaded.message);
    await client.invalidateQueries({ queryKey: ['list', 'file/inquire_images'] });
    onChoose(uploaded.file);
  };
  return (
    <>
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t(filesTexts.upload)}
        className={classes.file}
        disabled={current !== undefined}
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = '';
        }}
      />
      <p role="status">{current && t(filesTexts.uploading, { name: current })}</p>
      {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
    </>
  );
}

type PicturesProps = ChooseProps & { offered: readonly OfferedPicture[] };

function Pictures({ offered, onChoose }: PicturesProps) {
  if (offered.length === 0) return null;
  return (
    <ul className={classes.offered}>
      {offered.map((picture) => (
        <li key={picture.path}>
          <button type="button" onClick={() => onChoose(picture)}>
            <img src={smallForm(picture.path)} alt="" loading="lazy" />
            <span>{picture.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
