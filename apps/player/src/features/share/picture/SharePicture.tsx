import { t } from '../../../i18n/i18n.ts';
import type { SharedSlip } from '../shared-slip.ts';
import { PictureToSend } from './PictureToSend.tsx';
import type { Measure } from './picture.ts';
import { slipPicture } from './slip-picture.ts';
import { pictureWords } from './use-picture.ts';

const draw = (slip: SharedSlip, measure: Measure) => slipPicture(slip, pictureWords(), measure);

/** The slip as a picture. */
export function SharePicture({ slip }: { slip: SharedSlip }) {
  return (
    <PictureToSend
      {...{ told: slip, draw, fileName: `kipute-${slip.code}.png` }}
      label={t('share.picture')}
      order={slip.orderCode}
    />
  );
}
