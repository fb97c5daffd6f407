import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import type { SharedSlip } from '../shared-slip.ts';
import { measureOn, paintPicture } from './paint-picture.ts';
import { slipPicture } from './slip-picture.ts';

type DrawnPicture = {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Ready before the tap: a browser hands a file on only while it still feels the finger. */
  readonly file: File | undefined;
};

export function useSlipPicture(slip: SharedSlip): DrawnPicture {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File>();
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    paintPicture(sheet, slipPicture(slip, words(), measureOn(sheet)));
    sheet.toBlob((blob) => {
      if (blob) setFile(new File([blob], `kipute-${slip.code}.png`, { type: 'image/png' }));
    }, 'image/png');
  }, [slip]);
  return { canvas, file };
}

const words = () => ({
  brand: t('shell.brand'),
  totalOdds: t('slipBet.odds'),
  code: t('slipPanel.code'),
  more: (count: number) => t('share.more', { count }),
  safePlay: t('slipPanel.safePlay'),
});
