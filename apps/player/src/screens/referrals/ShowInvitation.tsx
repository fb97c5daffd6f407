import { useMemo } from 'react';
import { PictureToSend } from '../../features/share/picture/PictureToSend.tsx';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { invitationPicture } from './invitation-picture.ts';
import { qrOf, qrPath } from './qr-path.ts';
import styles from './referrals.module.css';
import { invitationLink } from './use-referrals.ts';

/** For a friend beside one, and as a picture for those who are not. */
export function ShowInvitation({ code }: { code: string }) {
  const link = invitationLink(code);
  const qr = useMemo(() => qrOf(link), [link]);
  const told = useMemo(
    () => ({
      ...{ code, link, brand: t('shell.brand'), title: t('referrals.pictureTitle') },
      ...{ text: t('referrals.pictureText'), adult: t('referrals.pictureAdult') },
    }),
    [code, link],
  );
  return (
    <section className={classNames(styles.card, styles.showCard)}>
      <h2 className={styles.cardHead}>{t('referrals.show')}</h2>
      <div className={styles.show}>
        <svg
          className={styles.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t('referrals.qr')}
          shapeRendering="crispEdges"
        >
          <path d={qrPath(qr)} />
        </svg>
        <p>{t('referrals.qrHint')}</p>
        <details className={styles.picture}>
          <summary>{t('referrals.picture')}</summary>
          <PictureToSend
            {...{ told, draw: invitationPicture, fileName: `kipute-${code}.png` }}
            label={t('referrals.picture')}
            order={undefined}
          />
        </details>
      </div>
    </section>
  );
}
