import { Button, Modal } from 'antd';
import { useState } from 'react';
import { smallForm } from '../../../features/uploads/upload-file.ts';
import { filesTexts } from '../../../i18n/texts/files.ts';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Controlled } from './controlled.ts';
import { PictureChoice } from './PictureChoice.tsx';
import classes from './picture.module.css';

type PictureProps = Controlled<string> & { drawings: 'offered' | 'none' };

/** A picture of ours: what was uploaded, or one of our drawings. */
export function PictureInput({ id, value = '', onChange, drawings }: PictureProps) {
  const t = useText();
  const [isChoosing, setChoosing] = useState(false);
  const choose = t(value === '' ? filesTexts.choose : filesTexts.change);
  return (
    <div className={classes.picture}>
      <span className={classes.frame}>
        {value === '' ? t(filesTexts.noPicture) : <img src={smallForm(value)} alt="" />}
      </span>
      {/* Named by what it does: the label of the field, which leads here, says only what it is. */}
      <Button
        {...(id !== undefined && { id })}
        aria-label={choose}
        onClick={() => setChoosing(true)}
      >
        {choose}
      </Button>
      {value !== '' && (
        <Button type="text" onClick={() => onChange?.('')}>
          {t(filesTexts.without)}
        </Button>
      )}
      {isChoosing && (
        <Modal
          open
          width={720}
          title={t(filesTexts.choose)}
          cancelText={t(listTexts.cancel)}
          okButtonProps={{ hidden: true }}
          onCancel={() => setChoosing(false)}
        >
          <PictureChoice
            drawings={drawings}
            onChoose={({ path }) => {
              onChange?.(path);
              setChoosing(false);
            }}
          />
        </Modal>
      )}
    </div>
  );
}
