import { Link } from 'react-router';
import {
  type Administrator,
  Can,
  useAdministrator,
} from '../../features/permissions/administrator.tsx';
import { endOf, useSession } from '../../features/session/session-store.ts';
import { UnsaidNotice } from '../../features/site-information/UnsaidNotice.tsx';
import { overviewTexts } from '../../i18n/texts/overview.ts';
import { useText } from '../../i18n/use-text.ts';
import { Mark } from '../../look/Mark.tsx';
import { iconOf } from '../../menu/icons.ts';
import { type MenuScreen, useMenu } from '../../menu/menu.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { EAT, formatInstant } from '../../time/eat.ts';
import cards from '../_statistics/statistics.module.css';
import { AlarmsCard, HealthCard } from './HealthCards.tsx';
import classes from './overview.module.css';
import { TodayCard } from './TodayCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

const verificationTexts = {
  bound: overviewTexts.bound,
  unbound: overviewTexts.unbound,
} as const satisfies Record<Administrator['googleVerification'], unknown>;

function useSessionEnd(): string {
  const session = useSession((state) => state.session);
  return session ? `${formatInstant(new Date(endOf(session)).toISOString())} ${EAT}` : '';
}

/** How the house stands: each part only for roles whose nodes allow it, each failing by itself. */
export function OverviewScreen() {
  const { kind } = useAdministrator();
  return (
    <ScreenFrame>
      <UnsaidNotice />
      <Can node="statistics/today">
        <TodayCard />
      </Can>
      <div className={cards.split}>
        {kind === 'administrator' && <WaitingCard />}
        <Can node="statistics/health">
          <AlarmsCard />
          <HealthCard />
        </Can>
      </div>
      <LinkBoard />
      <WhoCard />
    </ScreenFrame>
  );
}

function WhoCard() {
  const t = useText();
  const { account, name, role, nodes, googleVerification } = useAdministrator();
  const facts = [
    [overviewTexts.account, account],
    [overviewTexts.role, role],
    [overviewTexts.nodes, nodes.size],
    [overviewTexts.verification, t(verificationTexts[googleVerification])],
    [overviewTexts.sessionEnds, useSessionEnd()],
  ] as const;
  return (
    <section className={classes.who}>
      <div className={classes.greeting}>
        <Mark size={40} />
        <p>{t(overviewTexts.greeting, { name })}</p>
      </div>
      <dl className={classes.facts}>
        {facts.map(([title, value]) => (
          <div key={title.en}>
            <dt>{t(title)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ScreenLink({ screen: { path, icon, title } }: { screen: MenuScreen }) {
  const Icon = iconOf(icon);
  return (
    <li>
      <Link to={path}>
        <Icon />
        <span>{title}</span>
      </Link>
    </li>
  );
}

/** Everything the role may open, as in the menu but all at a glance. */
function LinkBoard() {
  const t = useText();
  const sections = useMenu();
  return (
    <section aria-labelledby="your-screens">
      <h2 id="your-screens" className={classes.boardTitle}>
        {t(overviewTexts.screens)}
      </h2>
      <div className={classes.board}>
        {sections.map(({ group, screens }) =>
          group ? (
            <div key={group.path} className={classes.group}>
              <h3>{group.title}</h3>
              <ul>
                {screens.map((screen) => (
                  <ScreenLink key={screen.path} screen={screen} />
                ))}
              </ul>
            </div>
          ) : null,
        )}
      </div>
    </section>
  );
}
