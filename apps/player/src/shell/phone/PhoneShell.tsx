import { MAIN_ID, type ShellProps } from '../frame.ts';
import { BottomBar } from './BottomBar.tsx';
import { NavigationStrip } from './NavigationStrip.tsx';
import styles from './phone.module.css';
import { LateBalance, TopBar } from './TopBar.tsx';

export { LateBalance };

export function PhoneShell({ children, foot }: ShellProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <TopBar />
        <NavigationStrip />
      </header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {foot}
      <BottomBar />
    </div>
  );
}
