import { useState } from 'react';
import { loadAreas, t } from '../../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { splitView } from '../../../ui/split-view.tsx';
import { copyText } from '../../clipboard/copy-text.ts';
import { shownSerial } from '../../payments/payment.ts';
import { logShare } from '../../share/log-share.ts';
import { Sheet } from '../../sheet/Sheet.tsx';
import { closeSheet } from '../../sheet/sheet-history.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { gameOf, moneyOf, type PoolTicket, poolPages } from '../issue/pool.ts';
import { useShownTicket } from './shown-ticket.ts';
import { TicketMarks } from './TicketMarks.tsx';
import styles from './ticket.module.css';
import { ticketMarks } from './ticket-standing.ts';
import { ticketLink } from './ticket-words.ts';

/** Opened by the server's word that the ticket stands, and later to share it. */
export function TicketSheet() {
  const ticket = useShownTicket();
  return (
    <Sheet title={t('pools.bought')} side="bottom">
      {ticket && <ShownTicket ticket={ticket} />}
    </Sheet>
  );
}

function ShownTicket({ ticket }: { ticket: PoolTicket }) {
  return (
    <div className={styles.sheet}>
      <span className={styles.tick}>
        <Icon name="check" size={28} />
      </span>
      <dl className={styles.lines}>
        <div>
          <dt>{t('pools.number')}</dt>
          <dd>{shownSerial(ticket.serial_number)}</dd>
        </div>
        <div>
          <dt>{t('pools.issueName')}</dt>
          <dd>{`${ticket.label} · ${ticket.issue_name}`}</dd>
        </div>
        <div>
          <dt>{t('pools.lines')}</dt>
          <dd>{ticket.lines}</dd>
        </div>
        <div>
          <dt>{t(ticket.pay_type === 2 ? 'pools.stakeCredit' : 'pools.stake')}</dt>
          <dd>
            <Money amount={moneyOf(ticket.bet_amount)} />
          </dd>
        </div>
      </dl>
      <TicketMarks marks={ticketMarks(ticket)} />
      <ShareRow ticket={ticket} />
      <PictureOnWish ticket={ticket} />
      <ButtonLink width="full" to={poolPages[gameOf(ticket.game)].tickets} replace>
        {t('pools.toTickets')}
      </ButtonLink>
      <Button variant="outline" width="full" onClick={closeSheet}>
        {t('pools.another')}
      </Button>
    </div>
  );
}

const copied = () => ({ copied: t('pools.copied'), failed: t('pools.copyFailed') });

function ShareRow({ ticket }: { ticket: PoolTicket }) {
  const code = shownSerial(ticket.serial_number);
  const link = ticketLink(ticket, location.origin);
  function share() {
    logShare(code, 'device');
    const text = t('pools.shareWords', { name: ticket.label });
    // Who closes the choice again has not met an error; who has none gets the link itself.
    if ('share' in navigator) navigator.share({ text, url: link }).catch(() => undefined);
    else void copyText(link, copied());
  }
  const copy = (text: string, way: string) => () => {
    logShare(code, way);
    void copyText(text, copied());
  };
  const ways = [
    { icon: 'share-2', text: t('pools.shareTicket'), run: share },
    { icon: 'copy', text: t('pools.copyLink'), run: copy(link, 'link') },
    { icon: 'ticket', text: t('pools.copyCode'), run: copy(code, 'code') },
  ] as const;
  return (
    <div className={styles.ways}>
      {ways.map(({ icon, text, run }) => (
        <button key={icon} type="button" onClick={run}>
          <Icon name={icon} size={20} />
          {text}
        </button>
      ))}
    </div>
  );
}

const LatePicture = splitView(async () => {
  const [{ TicketPicture }] = await Promise.all([
    import('./TicketPicture.tsx'),
    loadAreas('slip', 'booking'),
  ]);
  return TicketPicture;
});

/** Drawn when it is asked for: few tickets are shown around. */
function PictureOnWish({ ticket }: { ticket: PoolTicket }) {
  const [picture, setPicture] = useState<'unasked' | 'coming' | 'here'>('unasked');
  async function show() {
    setPicture('coming');
    await LatePicture.preload().then(
      () => setPicture('here'),
      () => {
        setPicture('unasked');
        showToast({ tone: 'error', text: t('state.failed') });
      },
    );
  }
  if (picture === 'here') return <LatePicture ticket={ticket} />;
  return (
    <Button
      variant="outline"
      width="full"
      state={picture === 'coming' ? 'sending' : 'ready'}
      onClick={() => void show()}
    >
      <Icon name="download" size={18} />
      {t('pools.showPicture')}
    </Button>
  );
}
