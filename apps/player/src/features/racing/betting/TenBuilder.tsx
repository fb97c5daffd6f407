import { CARS, cars } from '@kipute/domain/racing/race';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { CarBadge, CarPicture } from '../cars/CarPatterns.tsx';
import type { BetView } from '../placing/use-betting.ts';
import betting from './betting.module.css';
import { changeNumbers } from './draft-store.ts';
import { luckyOrder } from './luck.ts';
import styles from './ten.module.css';

const KIND = 'ten-of-ten';

/** Cars are tapped in the order of finishing; the next place is ringed, and one at a time goes back. */
export function TenBuilder({ view: { draft, isOpen } }: { view: BetView }) {
  const order = draft.numbers[KIND];
  const left = cars.filter((car) => !order.includes(car));
  const next = order.length + 1;
  const state = isOpen ? 'ready' : 'disabled';
  return (
    <>
      <Slots order={order} />
      <p className={styles.hint} role="status">
        {next > CARS ? t('racing.tenWhole') : t('racing.tenNext', { place: next })}
      </p>
      {left.length > 0 && (
        <fieldset className={betting.cars} aria-label={t('racing.tenLeft')}>
          {left.map((car) => (
            <button
              key={car}
              type="button"
              className={betting.car}
              disabled={!isOpen}
              onClick={() => changeNumbers(KIND, [...order, car])}
            >
              <SpokenOnly>{`${t('racing.car')} `}</SpokenOnly>
              <span className={betting.picture}>
                <CarPicture car={car} />
              </span>
              <b className={betting.number}>{car}</b>
              <SpokenOnly>{` ${t('racing.atPlace', { place: next })}`}</SpokenOnly>
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.tools}>
        <Button variant="outline" state={state} onClick={() => changeNumbers(KIND, luckyOrder())}>
          <Icon name="dices" size={18} />
          {t('racing.luck')}
        </Button>
        <Button
          variant="outline"
          state={order.length > 0 ? state : 'disabled'}
          onClick={() => changeNumbers(KIND, order.slice(0, -1))}
        >
          <Icon name="chevron-left" size={16} />
          {t('racing.undoOne')}
        </Button>
      </div>
    </>
  );
}

const places = cars;

function Slots({ order }: { order: readonly number[] }) {
  return (
    <ol className={styles.slots} aria-label={t('racing.tenOrder')}>
      {places.map((place) => {
        const car = order[place - 1];
        return (
          <li key={place} className={styles.slot} data-look={lookOfSlot(place, order.length)}>
            <small className={styles.place}>{place}</small>
            {car === undefined ? (
              <i className={styles.free} />
            ) : (
              <CarBadge car={car} size="large" />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function lookOfSlot(place: number, filled: number): 'filled' | 'next' | 'empty' {
  if (place <= filled) return 'filled';
  return place === filled + 1 ? 'next' : 'empty';
}
