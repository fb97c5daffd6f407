import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import classes from './statistics.module.css';

/** What a card needs of its question; each card fails, waits and is asked again by itself. */
type Asked<Data> = {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};

type CardProps<Data> = {
  title: string;
  query: Asked<Data>;
  aside?: ReactNode;
  children: (data: Data) => ReactNode;
};

export function Card<Data>({ title, query, aside, children }: CardProps<Data>) {
  return (
    <section className={classes.card} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      <CardBody query={query}>{children}</CardBody>
    </section>
  );
}

export function CardBody<Data>({ query, children }: Pick<CardProps<Data>, 'query' | 'children'>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return (
      <div className={classes.waiting}>
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      </div>
    );
  }
  return (
    <LoadFailed place="part" reason={query.error?.message} onRetry={() => void query.refetch()} />
  );
}
