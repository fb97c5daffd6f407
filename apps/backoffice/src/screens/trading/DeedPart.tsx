import type { Localised } from '@kipute/contract/locale';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { tradingTexts } from '../../i18n/texts/trading.ts';
import { useText } from '../../i18n/use-text.ts';
import { PreviewSums } from './PreviewSums.tsx';
import classes from './trading.module.css';
import type { PreviewedDeed } from './use-previewed-deed.ts';

type DeedProps = { deed: PreviewedDeed; title: Localised };

/** What was previewed, why it is done, and the button that does it. */
export function DeedPart({ deed, title }: DeedProps) {
  const t = useText();
  const id = useId();
  if (!deed.shown) return null;
  return (
    <section className={classes.card} data-part="preview">
      <PreviewSums preview={deed.shown} />
      <label htmlFor={id} className={classes.label}>
        {t(tradingTexts.why)}
      </label>
      <Input
        id={id}
        value={deed.reason}
        maxLength={200}
        onChange={(event) => deed.setReason(event.target.value)}
      />
      <Button
        type="primary"
        block
        disabled={!deed.mayPerform}
        loading={deed.isDoing}
        onClick={deed.perform}
      >
        {t(deed.shown.needs_second === 1 ? tradingTexts.propose : title)}
      </Button>
    </section>
  );
}
