import classes from './pools.module.css';

export type SumLine = {
  readonly name: string;
  readonly value: string;
  readonly weight?: 'main';
};

/** Names at the left, amounts under each other at the right. */
export function Sums({ lines }: { lines: readonly SumLine[] }) {
  return (
    <dl className={classes.sums}>
      {lines.map(({ name, value, weight }) => (
        <div key={name} data-weight={weight}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
