import styles from './page-title.module.css';

/** The heading of a page that has no banner. */
export function PageTitle({ children }: { children: string }) {
  return <h1 className={styles.title}>{children}</h1>;
}
