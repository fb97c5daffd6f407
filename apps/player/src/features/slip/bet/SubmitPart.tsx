import { formatShillings } from '@kipute/domain/money/senti';
import { Suspense } from 'react';
import { loadAreas, t } from '../../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { splitView } from '../../../ui/split-view.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { PageErrorBoundary } from '../../page-errors/PageErrorBoundary.tsx';
import { isSheetOpen, openSheet } from '../../sheet/sheet-history.ts';
import { LateReferredPart } from '../referred/LateReferredPart.tsx';
import type { Slip } from '../use-slip.ts';
import type { OffReason } from '../view/submit-state.ts';

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
    case 'referred':
      return <LateReferredPart />;
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

/** Placing comes to players only: a visitor looks, and is asked in. */
const LatePlayerSubmit = splitView(async () => {
  const [{ PlayerSubmit }] = await Promise.all([import('./PlayerSubmit.tsx'), loadAreas('placed')]);
  return PlayerSubmit;
});
