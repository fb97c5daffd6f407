import { Skeleton } from 'antd';
import { shellTexts } from '../i18n/texts/shell.ts';
import { useText } from '../i18n/use-text.ts';
import classes from './shell.module.css';

export function PageSkeleton() {
  const t = useText();
  return (
    <div className={classes.skeleton} role="status" aria-label={t(shellTexts.loading)}>
      <Skeleton title={{ width: 180 }} paragraph={{ rows: 6 }} />
    </div>
  );
}
