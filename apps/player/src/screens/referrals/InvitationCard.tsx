import { copyText } from '../../features/clipboard/copy-text.ts';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import hero from '../../ui/hero/hero.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import styles from './referrals.module.css';
import { invitationLink, type Summary } from './use-referrals.ts';

/** The code, and every way to hand it to somebody. */
export function InvitationCard({ summary }: { summary: Summary }) {
  const { invitation_code: code, return_scale: percent, terms } = summary;
  return (
    <>
      <section className={classNames(styles.hero, hero.woven, hero.blue)}>
        <h1>
          <Heading amount={`TSh ${shownAmount(terms.reward)}`} />
        </h1>
        <p>{percent > 0 ? t('referrals.heroScale', { percent }) : t('referrals.heroEach')}</p>
        <div className={styles.code}>
          <span>
            <small>{t('referrals.code')}</small>
            <b>{code}</b>
          </span>
          <button
            type="button"
            aria-label={t('referrals.copyCode', { code })}
            onClick={() => void copy(code)}
          >
            <Icon name="copy" size={18} />
            {t('referrals.copy')}
          </button>
        </div>
      </section>
      <Ways code={code} />
    </>
  );
}

/** The amount stands out wherever the language puts it. */
function Heading({ amount }: { amount: string }) {
  const [before = '', after = ''] = t('referrals.hero', { amount: '\n' }).split('\n');
  return (
    <>
      {before}
      <em>{amount}</em>
      {after}
    </>
  );
}

const copy = (text: string) =>
  copyText(text, { copied: t('referrals.copied'), failed: t('referrals.copyFailed') });

/** Plain addresses, as everywhere: no script of theirs runs here. */
function Ways({ code }: { code: string }) {
  const link = invitationLink(code);
  const text = t('referrals.invitation', { code });
  const words = encodeURIComponent(`${text} ${link}`);
  return (
    <div className={styles.ways}>
      <a
        className={styles.whatsapp}
        href={`https://wa.me/?text=${words}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="message-circle" size={18} />
        {'WhatsApp'}
      </a>
      <a href={`sms:?&body=${words}`}>
        <Icon name="smartphone" size={17} />
        {t('referrals.sms')}
      </a>
      <button type="button" onClick={() => void copy(link)}>
        <Icon name="copy" size={17} />
        {t('referrals.link')}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          // Who closes the choice again has not met an error.
          onClick={() => void navigator.share({ text, url: link }).catch(() => undefined)}
        >
          <Icon name="share-2" size={17} />
          {t('referrals.others')}
        </button>
      )}
    </div>
  );
}
