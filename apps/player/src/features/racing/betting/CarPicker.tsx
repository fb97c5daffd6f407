import { cars } from '@kipute/domain/racing/race';
import type { RacingKind } from '@kipute/domain/racing/racing-bet';
import { t } from '../../../i18n/i18n.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { CarPicture } from '../cars/CarPatterns.tsx';
import type { BetView } from '../placing/use-betting.ts';
import { oddsThousandths } from '../round/racing.ts';
import { isSideKind, kindName, type SideKind, sideName } from '../round/words.ts';
import styles from './betting.module.css';
import { changeNumbers, toggled } from './draft-store.ts';

type PickerProps = { view: BetView; kind: RacingKind };

/** Cars or sides to pick of a kind; any number of them, each ticket by itself. */
export function Picker({ view, kind }: PickerProps) {
  return isSideKind(kind) ? (
    <SidePicker view={view} kind={kind} />
  ) : (
    <CarPicker view={view} kind={kind} />
  );
}

function CarPicker({ view, kind }: PickerProps) {
  const { now, draft, isOpen } = view;
  const picked = draft.numbers[kind];
  const odds = oddsThousandths(now.table, kind) / 1_000;
  return (
    <fieldset className={styles.cars} aria-label={t('racing.tenCars', { kind: kindName(kind) })}>
      {cars.map((car) => (
        <button
          key={car}
          type="button"
          className={styles.car}
          aria-pressed={picked.includes(car)}
          disabled={!isOpen}
          onClick={() => changeNumbers(kind, toggled(picked, car))}
        >
          <SpokenOnly>{`${t('racing.car')} `}</SpokenOnly>
          <span className={styles.picture}>
            <CarPicture car={car} />
          </span>
          <b className={styles.number}>{car}</b>
          <SpokenOnly>{` ${t('racing.withOdds', { kind: kindName(kind), odds })}`}</SpokenOnly>
        </button>
      ))}
    </fieldset>
  );
}

const sides = [1, 2] as const;

const carsOfSide = {
  'odd-even': { 1: '1 · 3 · 5 · 7 · 9', 2: '2 · 4 · 6 · 8 · 10' },
  'big-small': { 1: '6 · 7 · 8 · 9 · 10', 2: '1 · 2 · 3 · 4 · 5' },
} as const satisfies Record<SideKind, object>;

function SidePicker({ view, kind }: { view: BetView; kind: SideKind }) {
  const { now, draft, isOpen } = view;
  const picked = draft.numbers[kind];
  const odds = oddsThousandths(now.table, kind) / 1_000;
  return (
    <fieldset className={styles.sides} aria-label={kindName(kind)}>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className={styles.side}
          aria-pressed={picked.includes(side)}
          disabled={!isOpen}
          onClick={() => changeNumbers(kind, toggled(picked, side))}
        >
          <b className={styles.number}>{sideName(kind, side)}</b>
          <small className={styles.numbers}>{carsOfSide[kind][side]}</small>
          <SpokenOnly>{` ${t('racing.oddsAre', { odds })}`}</SpokenOnly>
        </button>
      ))}
    </fieldset>
  );
}
