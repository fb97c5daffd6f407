import { t } from '../../i18n/i18n.ts';
import { Link } from '../../ui/Link.tsx';
import { linkOf } from './BannerCard.tsx';
import { noteClick } from './note-click.ts';
import styles from './pay-logos.module.css';
import type { Banners } from './use-banners.ts';
import { useDecoration } from './use-decoration.ts';
import { usePlace } from './use-place.ts';

/** With whom one pays here, as the office shows it: logo, name and business number. */
export function PayLogos() {
  const logos = usePlace(11);
  if (!logos?.length) return null;
  return <PayLogoList logos={logos} />;
}

export function PayLogoList({ logos }: { logos: Banners }) {
  return (
    <section aria-label={t('deposit.partners')}>
      <ul className={styles.logos}>
        {logos.map((logo) => (
          <li key={logo.id}>
            <PayLogo logo={logo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PayLogo({
  logo: { id, title, represent, note, address, jump },
}: {
  logo: Banners[number];
}) {
  const picture = useDecoration(address);
  const to = linkOf(jump);
  const content = (
    <>
      {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" />}
      <span className={styles.name}>{title}</span>
      {represent && <b className={styles.number}>{represent}</b>}
      {note && <small>{note}</small>}
    </>
  );
  if (!to) return <div className={styles.logo}>{content}</div>;
  const elsewhere = to[0] === '/' ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    <Link className={styles.logo} href={to} onClick={() => noteClick(id)} {...elsewhere}>
      {content}
    </Link>
  );
}
