import { smallForm } from '../../features/uploads/upload-file.ts';
import type { Row } from '../_list-kit/definition/list.ts';
import { isPlain, type ManagedBanner } from './banner-form.ts';
import classes from './banner-preview.module.css';

/** As players see it: words on cloth with the picture behind them, or a line of its kind. */
export function BannerPreview({ row }: { row: Row }) {
  const { type, title, represent, note, address, format } = row as ManagedBanner;
  if (isPlain(type)) {
    return (
      <figure className={classes.plain}>
        {address && <img src={smallForm(address)} alt="" />}
        <span>{title}</span>
        <b>{represent}</b>
        {note && <small>{note}</small>}
      </figure>
    );
  }
  return (
    <figure className={classes.card} data-cloth={format}>
      {address && <img src={smallForm(address)} alt="" />}
      <span className={classes.title}>{title}</span>
      <b className={classes.headline}>{represent}</b>
      <span className={classes.text}>{note}</span>
    </figure>
  );
}
