import { useState } from 'react';
import type { Detail } from '../offers/offer-board.ts';
import { WHOLE_PERCENT } from '../offers/part-of-offer.ts';
import { AutoRule } from './AutoRule.tsx';
import { CashOutButton } from './CashOutButton.tsx';
import { CashOutTools, type Tool } from './CashOutTools.tsx';
import styles from './cash-out.module.css';
import { ShareSlider } from './ShareSlider.tsx';
import { type Order, useCashOut } from './use-cash-out.ts';

type CashOutPanelProps = { order: Order; detail: Detail };

const OPEN = 2;

/** Who asks for a part is seldom after all of it. */
const FIRST_SHARE_PERCENT = 50;

/** Of a bet that waits for its results; any other has no cash-out and no words about it. */
export function CashOutPanel({ order, detail }: CashOutPanelProps) {
  return order.status === OPEN ? <OpenPanel order={order} detail={detail} /> : null;
}

/** The button, its line of words, and on the page of the bet a part and a rule (ORD-61). */
function OpenPanel({ order, detail }: CashOutPanelProps) {
  const cashOut = useCashOut(order, detail);
  const [tool, setTool] = useState<Tool>();
  const { ref, view, note, offer, chooseShare } = cashOut;
  // Also before anything is known: a card must not grow after it is shown.
  const hasTools = detail === 'whole' && view.kind !== 'none' && view.kind !== 'sold';
  const threshold = offer?.threshold;

  function pickTool(wanted: Tool): void {
    const opened = tool === wanted ? undefined : wanted;
    // What the button says is what is sold: a slider that is put away must not cut it.
    chooseShare(opened === 'share' ? FIRST_SHARE_PERCENT : WHOLE_PERCENT);
    setTool(opened);
  }

  return (
    <div className={styles.panel} data-detail={detail} ref={ref}>
      <CashOutButton view={view} sharePercent={cashOut.sharePercent} onTap={cashOut.tap} />
      <div className={styles.note} data-kind={view.kind}>
        <p role="status">{'news' in note ? note.news : ''}</p>
        {'quiet' in note && <p>{note.quiet}</p>}
      </div>
      {hasTools && <CashOutTools threshold={threshold} inUse={tool} onUse={pickTool} />}
      {hasTools && tool === 'share' && <ShareSlider cashOut={cashOut} />}
      {hasTools && tool === 'rule' && (
        <AutoRule order={order} threshold={threshold} onDone={() => setTool(undefined)} />
      )}
    </div>
  );
}
