import { type Administrator, useAdministrator } from '../../features/permissions/administrator.tsx';
import { endOf, useSession } from '../../features/session/session-store.ts';
import { overviewTexts } from '../../i18n/texts/overview.ts';
import { useText } from '../../i18n/use-text.ts';
import { Mark } from '../../look/Mark.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { EAT, formatInstant } from '../../time/eat.ts';
import { LinkBoard } from './LinkBoard.tsx';
import classes from './overview.module.css';

const verificationTexts = {
  bound: overviewTexts.bound,
  unbound: overviewTexts.unbound,
} as const satisfies Record<Administrator['googleVerification'], unknown>;

function useSessionEnd(): string {
  const session = useSession((state) => state.session);
  return session ? `${formatInstant(new Date(endOf(session)).toISOString())} ${EAT}` : '';
}

export function OverviewScreen() {
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
    <ScreenFrame>
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
      <LinkBoard />
    </ScreenFrame>
  );
}
