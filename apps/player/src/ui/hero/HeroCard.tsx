import { classNames } from '../class-names.ts';
import { Link } from '../Link.tsx';
import styles from './hero.module.css';

export type HeroCloth = 'green' | 'red' | 'blue';

type HeroCardProps = {
  cloth: HeroCloth;
  /** Without one the card only says something. */
  to: string | undefined;
  title: string;
  headline: string;
  text: string;
  action: string;
  /** Decoration: it says nothing that the words do not. */
  picture: string | undefined;
  onFollow?: () => void;
};

/** A card of woven cloth for the house's own events. */
export function HeroCard(props: HeroCardProps) {
  const { cloth, to, title, headline, text, action, picture, onFollow } = props;
  const className = classNames(styles.hero, styles.woven, styles[cloth]);
  const amount = headline.replace(/^TSh /, '');
  const content = (
    <>
      {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" />}
      <span className={styles.title}>{title}</span>
      <b className={styles.headline}>
        {amount !== headline && <small className={styles.currency}>TSh </small>}
        {amount}
      </b>
      <span className={styles.text}>{text}</span>
      {to && <span className={styles.action}>{action}</span>}
    </>
  );
  if (!to) return <div className={className}>{content}</div>;
  // Another site gets a tab of its own, and cannot reach back into ours.
  const elsewhere = to[0] === '/' ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    <Link className={className} href={to} onClick={onFollow} {...elsewhere}>
      {content}
    </Link>
  );
}
