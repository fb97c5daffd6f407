import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import { t } from '../../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { RacingSign } from '../cars/RacingSign.tsx';
import styles from './coin.module.css';
import type { ConvertState, Direction } from './conversion.ts';
import { convert, converting, forgetConversion, retryConversion } from './convert.ts';

type ConvertButtonProps = {
  state: ConvertState;
  direction: Direction;
  amount: Senti;
  /** It was done: the field begins empty. */
  onSent: () => void;
};

export function ConvertButton({ state, direction, amount, onSent }: ConvertButtonProps) {
  const shown = formatShillings(amount);
  const words = t(direction === 'to-coin' ? 'racing.convertBalance' : 'racing.convertCoin', {
    amount: shown,
  });
  async function send(): Promise<void> {
    await convert(direction, amount);
    if (converting.get().done) onSent();
  }
  switch (state.kind) {
    case 'ready':
      return (
        <Button width="full" onClick={() => void send()}>
          <RacingSign name="swap" />
          {words}
        </Button>
      );
    case 'sending':
      return (
        <Button width="full" state="sending">
          {t('racing.sending')}
        </Button>
      );
    case 'unsure':
      return <Unsure />;
    case 'deposit': {
      const missing = formatShillings(state.missing);
      return (
        <ButtonLink
          variant="gold"
          width="full"
          to={`/pay_recharge?amount=${missing.replaceAll(',', '')}`}
        >
          {t('racing.deposit', { amount: missing })}
        </ButtonLink>
      );
    }
    case 'empty':
    case 'coin-short':
    case 'offline':
      return (
        <Button width="full" state="disabled">
          {t(`racing.convert.${state.kind}`)}
        </Button>
      );
  }
}

/** No response came: only a retry with the same key can tell whether it was converted. */
function Unsure() {
  return (
    <>
      <Notice tone="warn" icon="wifi-off" role="alert">
        {t('racing.unsureConversion')}
      </Notice>
      <div className={styles.pair}>
        <Button variant="outline" onClick={forgetConversion}>
          {t('racing.drop')}
        </Button>
        <Button onClick={() => void retryConversion()}>{t('racing.askAgain')}</Button>
      </div>
    </>
  );
}
