import type { Row } from '../_list-kit/definition/list.ts';
import type { ManagedBanner } from './banner-form.ts';
import classes from './banner-preview.module.css';

/** As players see it: words on cloth, the picture behind them. */
export function BannerPreview({ row }: { row: Row }) {
  const { title, represent, note, address, format } = row as ManagedBanner;
  return (
    <figure className={classes.card} data-cloth={format}>
      {address && <img src={address} alt="" />}
      <span className={classes.title}>{title}</span>
      <b className={classes.headline}>{represent}</b>
      <span className={classes.text}>{note}</span>
    </figure>
  );
}
