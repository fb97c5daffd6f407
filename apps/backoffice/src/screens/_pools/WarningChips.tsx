import { WarningOutlined } from '@ant-design/icons';
import { useText } from '../../i18n/use-text.ts';
import { type MatchWarning, warningWords } from './pool-words.ts';
import classes from './pools.module.css';

/** What speaks against a match, said at the match. */
export function WarningChips({ warnings }: { warnings: readonly MatchWarning[] }) {
  const t = useText();
  return warnings.map((warning) => (
    <span key={warning} className={classes.warned}>
      <WarningOutlined aria-hidden="true" /> {t(warningWords[warning])}
    </span>
  ));
}
