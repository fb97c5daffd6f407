import { switchesTexts } from '../../i18n/texts/switches.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { SwitchCard } from './SwitchCard.tsx';
import classes from './switches.module.css';
import { useSwitches } from './use-switches.ts';

export function SwitchesScreen() {
  return (
    <ScreenFrame intro={switchesTexts.intro}>
      <Switches />
    </ScreenFrame>
  );
}

function Switches() {
  const view = useSwitches();
  switch (view.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return <LoadFailed place="part" onRetry={view.retry} />;
    case 'ready':
      return (
        <div className={classes.board}>
          <SwitchCard which="betting" current={view.betting} />
          <SwitchCard which="site" current={view.site} />
        </div>
      );
  }
}
