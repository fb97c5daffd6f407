import { Tag } from 'antd';
import { comingTexts } from '../../i18n/texts/coming.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import type { ComingPath } from '../../menu/registry.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { useScreen } from '../../shell/screen-context.ts';
import classes from './coming.module.css';
import { comingTable } from './coming-table.ts';

const GHOST_ROWS = [0, 1, 2, 3, 4];

function ghostParts(text: string): readonly string[] {
  return text.split(', ').map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}

/** The outline of the table that will stand here: its headings, and bars for rows. */
function GhostTable({ headings }: { headings: readonly string[] }) {
  return (
    <div className={classes.ghost} aria-hidden="true">
      <div className={classes.headings}>
        {headings.map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
      </div>
      {GHOST_ROWS.map((row) => (
        <div key={row} className={classes.row}>
          {headings.map((heading) => (
            <span key={heading}>
              <i />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

export function ComingScreen() {
  const t = useText();
  const screen = useScreen();
  const coming = comingTable[screen.path as ComingPath];
  const Icon = screen.icon;
  const headings = ghostParts(t(coming.shows));
  return (
    <ScreenFrame actions={<Tag color="warning">{t(shellTexts.coming)}</Tag>}>
      <section className={classes.card}>
        <div className={classes.hero}>
          <span className={classes.icon}>
            <Icon />
          </span>
          <p>{t(comingTexts.intro)}</p>
        </div>
        <div className={classes.lists}>
          <div>
            <h2>{t(comingTexts.shows)}</h2>
            <ul>
              {headings.map((heading) => (
                <li key={heading}>{heading}</li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{t(comingTexts.does)}</h2>
            <ul>
              {ghostParts(t(coming.does)).map((deed) => (
                <li key={deed}>{deed}</li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{t(comingTexts.node)}</h2>
            <code>{screen.node}</code>
          </div>
        </div>
        <GhostTable headings={headings} />
      </section>
    </ScreenFrame>
  );
}
