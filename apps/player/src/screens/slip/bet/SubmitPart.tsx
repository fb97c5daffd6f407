import { formatShillings } from '@kipute/domain/money/senti';
import { Suspense } from 'react';
import { PageErrorBoundary } from '../../../features/page-errors/PageErrorBoundary.tsx';
import type { OffReason } from '../../../features/slip/view/submit-state.ts';
import { t } from '../../../i18n/i18n.ts';
import { isSheetOpen, openSheet } from '../../../shell/dialog/sheet-history.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import type { Slip } from './BetFooter.tsx';
import { LatePlayerSubmit } from './late-player-submit.ts';

/** The one big button, in all its states, and what must be said above it. */
export function SubmitPart(slip: Slip) {
  const { notice } = slip.state;
  return (
    <>
      {notice && (
        <Notice tone="danger" icon="triangle-alert" role="alert">
          {notice}
        </Notice>
      )}
      <SubmitButton {...slip} />
    </>
  );
}

function SubmitButton(slip: Slip) {
  const { submit } = slip.view;
  switch (submit.kind) {
    case 'visitor':
      return (
        <Button width="full" onClick={() => openSheet('noLogin')}>
          <Icon name="log-in" size={18} />
          {t('slipPanel.login')}
        </Button>
      );
    case 'deposit':
      return (
        <ButtonLink variant="gold" width="full" to="/pay_recharge" replace={isSheetOpen()}>
          {t('slipBet.deposit', { amount: formatShillings(submit.missing) })}
        </ButtonLink>
      );
    case 'sending':
    case 'unsure':
    case 'accept-odds':
    case 'ready':
      return (
        <PageErrorBoundary fallback={() => <OffButton>{t('slipBet.off.offline')}</OffButton>}>
          <Suspense fallback={<OffButton>{t('slipBet.stake')}</OffButton>}>
            <LatePlayerSubmit {...slip} />
          </Suspense>
        </PageErrorBoundary>
      );
    default:
      return <OffButton>{offWords(submit.kind, slip)}</OffButton>;
  }
}

function OffButton({ children }: { children: string }) {
  return (
    <Button width="full" state="disabled">
      {children}
    </Button>
  );
}

function offWords(why: OffReason, { view, config, pause }: Slip): string {
  if (why === 'paused' && pause) return pause.prompt || t('slipBet.off.paused');
  if (why === 'stake-below-minimum') {
    return t(`slipBet.off.${why}`, { amount: formatShillings(view.stakeMinimum) });
  }
  if (why === 'stake-above-maximum') {
    return t(`slipBet.off.${why}`, { amount: formatShillings(config.limits.maximum) });
  }
  return t(`slipBet.off.${why}`);
}
