import { InboxOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { type DragEvent, useState } from 'react';
import { uploadFile } from '../../features/uploads/upload-file.ts';
import { showToast } from '../../features/wire/toasts.ts';
import { filesTexts } from '../../i18n/texts/files.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './files.module.css';

type UploadProps = { kind: 'image' | 'document'; onStored: () => void };

type Refusal = { readonly name: string; readonly message: string };

const accepted = {
  image: 'image/png,image/jpeg,image/webp',
  document: '.txt,text/plain',
} as const;

function useUploads(onStored: () => void) {
  const t = useText();
  const [current, setCurrent] = useState<string>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const send = async (files: readonly File[]) => {
    setRefusals([]);
    // One after the other: the server draws them one after the other anyway.
    for (const file of files) {
      setCurrent(file.name);
      const uploaded = await uploadFile(file);
      if (uploaded.kind === 'refused') {
        const { message } = uploaded;
        setRefusals((before) => [...before, { name: file.name, message }]);
        continue;
      }
      showToast({ tone: 'success', message: t(filesTexts.stored, { name: uploaded.file.name }) });
      onStored();
    }
    setCurrent(undefined);
  };
  return { current, refusals, send };
}

/** By button or by drag: what the server refuses is said by the file's name. */
export function UploadArea({ kind, onStored }: UploadProps) {
  const t = useText();
  const { current, refusals, send } = useUploads(onStored);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  };
  return (
    <section className={classes.upload}>
      <label
        className={classes.area}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <InboxOutlined aria-hidden="true" />
        {t(kind === 'image' ? filesTexts.dropImages : filesTexts.dropDocuments)}
        <span className={classes.button} aria-hidden="true">
          {t(filesTexts.upload)}
        </span>
        <input
          type="file"
          className="visually-hidden"
          multiple
          accept={accepted[kind]}
          disabled={current !== undefined}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <p role="status">{current && t(filesTexts.uploading, { name: current })}</p>
      {refusals.map(({ name, message }) => (
        <Alert key={name} type="error" showIcon title={`${name}: ${message}`} role="alert" />
      ))}
    </section>
  );
}
