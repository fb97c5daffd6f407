import type { DeskMatch } from '@kipute/contract/calls/office/live-desk';
import { Button, Drawer } from 'antd';
import { Can } from '../../features/permissions/administrator.tsx';
import { liveBoardTexts } from '../../i18n/texts/live-board.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { heatOf, inLanguage, shortAmount } from './board-state.ts';
import classes from './live-board.module.css';
import { StateTag } from './StateTag.tsx';

const WIDTH = 520;

type DrawerProps = {
  match: DeskMatch | undefined;
  scale: number;
  isLocked: boolean;
  onSeal: (match: DeskMatch) => void;
  onClose: () => void;
};

/** Every selection of a match that is bet on, the worst first, as far as the board tells of them. */
export function MatchDrawer({ match, scale, isLocked, onSeal, onClose }: DrawerProps) {
  const t = useText();
  const language = useLanguage();
  if (!match) return null;
  const isSealed = match.sealed === 'by-hand';
  return (
    <Drawer
      open
      size={WIDTH}
      onClose={onClose}
      title={inLanguage(match.name, language)}
      extra={
        <Can node="match/update_suspended">
          <Button danger={!isSealed} disabled={isLocked} onClick={() => onSeal(match)}>
            {t(isSealed ? liveBoardTexts.unsealMatch : liveBoardTexts.sealMatch)}
          </Button>
        </Can>
      }
    >
      <p className={classes.drawerHead}>
        <StateTag match={match} />
        <span>
          {t(liveBoardTexts.owedShort)} {shortAmount(match.owed)} · {match.filled_percent} %
        </span>
      </p>
      <table className={classes.selections}>
        <thead>
          <tr>
            <th scope="col">{t(liveBoardTexts.market)}</th>
            <th scope="col">{t(liveBoardTexts.selection)}</th>
            <th scope="col" className={classes.right}>
              {t(liveBoardTexts.stake)}
            </th>
            <th scope="col" className={classes.right}>
              {t(liveBoardTexts.owedShort)}
            </th>
            <th scope="col" className={classes.middle}>
              {t(liveBoardTexts.result)}
            </th>
          </tr>
        </thead>
        <tbody>
          {match.selections
            .toSorted((one, other) => one.result - other.result)
            .map((one) => (
              <tr key={one.id}>
                <td>{inLanguage(one.market, language)}</td>
                <td>{inLanguage(one.name, language)}</td>
                <td className={classes.right}>{shortAmount(one.stake)}</td>
                <td className={classes.right}>{shortAmount(one.owed)}</td>
                <td className={classes.cell}>
                  <span data-heat={`${one.result < 0 ? 'down' : 'up'}${heatOf(one.result, scale)}`}>
                    {shortAmount(one.result, 'signed')}
                  </span>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Drawer>
  );
}
