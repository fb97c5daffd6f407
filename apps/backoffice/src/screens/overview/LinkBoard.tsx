import { Link } from 'react-router';
import { overviewTexts } from '../../i18n/texts/overview.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { useMenu } from '../../menu/menu.ts';
import { menuGroups, type Screen } from '../../menu/screen.ts';
import classes from './overview.module.css';

function ScreenLink({ screen }: { screen: Screen }) {
  const t = useText();
  const Icon = screen.icon;
  return (
    <li>
      <Link to={screen.path}>
        <Icon />
        <span>{t(screen.title)}</span>
        {screen.component === 'coming' && <small>{t(shellTexts.coming)}</small>}
      </Link>
    </li>
  );
}

/** Everything the role may open, as in the menu but all at a glance. */
export function LinkBoard() {
  const t = useText();
  const sections = useMenu().filter(({ group }) => group !== 'start');
  return (
    <section aria-labelledby="your-screens">
      <h2 id="your-screens" className={classes.boardTitle}>
        {t(overviewTexts.screens)}
      </h2>
      <div className={classes.board}>
        {sections.map(({ group, screens: members }) => (
          <div key={group} className={classes.group}>
            <h3>{t(menuGroups[group].title)}</h3>
            <ul>
              {members.map((screen) => (
                <ScreenLink key={screen.path} screen={screen} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
