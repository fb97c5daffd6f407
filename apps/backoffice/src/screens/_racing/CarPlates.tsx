import { racingTexts } from '../../i18n/texts/racing.ts';
import { useText } from '../../i18n/use-text.ts';
import { NOTHING } from '../_list-kit/cells/cell-text.ts';
import classes from './racing.module.css';

type CarPlatesProps = {
  cars: readonly number[];
  size?: 'row' | 'page';
};

/** Cars by their plates. The number says which; the colour is that of the race. */
export function CarPlates({ cars, size = 'row' }: CarPlatesProps) {
  return (
    <span className={classes.plates} data-size={size}>
      {cars.map((car) => (
        <b key={car} className={classes.plate} data-car={car}>
          <i>{car}</i>
        </b>
      ))}
    </span>
  );
}

/** A row's order of cars; its file says the same in numbers. */
export function RowPlates({ row: { result } }: { row: { readonly result: readonly number[] } }) {
  return result.length === 0 ? NOTHING : <CarPlates cars={result} />;
}

/** All ten as they came in, each under its place. */
export function FinishPlates({ finish }: { finish: readonly number[] }) {
  const t = useText();
  return (
    <ol className={classes.finish} aria-label={t(racingTexts.order)}>
      {finish.map((car, index) => (
        <li key={car} data-place={index + 1}>
          <span className="visually-hidden">{t(racingTexts.carAt, { place: index + 1, car })}</span>
          <span aria-hidden="true">
            <small>{index + 1}</small>
            <CarPlates cars={[car]} size="page" />
          </span>
        </li>
      ))}
    </ol>
  );
}
