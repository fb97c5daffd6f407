import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import type { PictureWords } from './compose-picture.ts';
import { measureOn, paintPicture } from './paint-picture.ts';
import type { Measure, Picture } from './picture.ts';

export type PictureOptions<Told> = {
  readonly told: Told;
  /** The same function at every render: another one would draw the picture anew. */
  readonly draw: (told: Told, measure: Measure) => Picture;
  readonly fileName: string;
};

type DrawnPicture = {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Ready before the tap: a browser hands a file on only while it still feels the finger. */
  readonly file: File | undefined;
};

export function usePicture<Told>({ told, draw, fileName }: PictureOptions<Told>): DrawnPicture {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File>();
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    paintPicture(sheet, draw(told, measureOn(sheet)));
    sheet.toBlob((blob) => {
      if (blob) setFile(new File([blob], fileName, { type: 'image/png' }));
    }, 'image/png');
  }, [told, draw, fileName]);
  return { canvas, file };
}

export const pictureWords = (): PictureWords => ({
  brand: t('shell.brand'),
  totalOdds: t('slipBet.odds'),
  code: t('slipPanel.code'),
  more: (count: number) => t('share.more', { count }),
  safePlay: t('slipPanel.safePlay'),
});
