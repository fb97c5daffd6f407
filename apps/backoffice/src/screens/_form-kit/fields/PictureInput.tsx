import { drawnCards } from '@kipute/contract/constants/content/banners';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Empty, Modal, Tabs } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../features/permissions/administrator.tsx';
import { smallForm, uploadFile } from '../../../features/uploads/upload-file.ts';
import { api } from '../../../features/wire/api.ts';
import { filesTexts } from '../../../i18n/texts/files.ts';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Controlled } from './controlled.ts';
import classes from './picture.module.css';

type Offered = { readonly path: string; readonly name: string };

type PictureProps = Controlled<string> & { drawings: 'offered' | 'none' };

/** A picture of ours: what was uploaded, or one of our drawings. */
export function PictureInput({ value = '', onChange, drawings }: PictureProps) {
  const t = useText();
  const [isChoosing, setChoosing] = useState(false);
  const choose = (path: string) => {
    onChange?.(path);
    setChoosing(false);
  };
  return (
    <div className={classes.picture}>
      <span className={classes.frame}>
        {value === '' ? t(filesTexts.noPicture) : <img src={shownForm(value)} alt="" />}
      </span>
      <Button onClick={() => setChoosing(true)}>
        {t(value === '' ? filesTexts.choose : filesTexts.change)}
      </Button>
      {value !== '' && (
        <Button type="text" onClick={() => onChange?.('')}>
          {t(filesTexts.without)}
        </Button>
      )}
      {isChoosing && (
        <ChooseDialog drawings={drawings} onChoose={choose} onClose={() => setChoosing(false)} />
      )}
    </div>
  );
}

const shownForm = (path: string): string => (path.startsWith('/files/') ? smallForm(path) : path);

type ChooseProps = {
  drawings: 'offered' | 'none';
  onChoose: (path: string) => void;
  onClose: () => void;
};

function ChooseDialog({ drawings, onChoose, onClose }: ChooseProps) {
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
  return (
    <Modal
      open
      width={720}
      title={t(filesTexts.choose)}
      cancelText={t(listTexts.cancel)}
      okButtonProps={{ hidden: true }}
      onCancel={onClose}
    >
      <Tabs items={drawings === 'offered' ? [uploads, ours] : [uploads]} />
    </Modal>
  );
}

const UPLOADS_OFFERED = 50;

function Uploads({ onChoose }: Pick<ChooseProps, 'onChoose'>) {
  const t = useText();
  const may = useMay();
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const query = useQuery({
    queryKey: ['list', 'file/inquire_images', 'offered'],
    queryFn: () => api.file.inquire_images({ page: 1, page_size: UPLOADS_OFFERED }),
  });
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const uploaded = await uploadFile(file);
    if (uploaded.kind === 'refused') return setRefusal(uploaded.message);
    await client.invalidateQueries({ queryKey: ['list', 'file/inquire_images'] });
    onChoose(uploaded.file.path);
  };
  return (
    <>
      {may('file/obs_add') && (
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={t(filesTexts.upload)}
          className={classes.file}
          onChange={({ target }) => void upload(target.files?.[0])}
        />
      )}
      {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
      <Pictures
        offered={query.data?.content ?? []}
        onChoose={onChoose}
        none={query.isPending ? '' : t(filesTexts.noUploads)}
      />
    </>
  );
}

type PicturesProps = Pick<ChooseProps, 'onChoose'> & { offered: readonly Offered[]; none?: string };

function Pictures({ offered, onChoose, none }: PicturesProps) {
  if (offered.length === 0 && none !== undefined) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={none} />;
  }
  return (
    <ul className={classes.offered}>
      {offered.map(({ path, name }) => (
        <li key={path}>
          <button type="button" onClick={() => onChoose(path)}>
            <img src={shownForm(path)} alt="" loading="lazy" />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
