import { useRef } from 'react';
import { noteClick } from '../../../features/banners/note-click.ts';
import { useDecoration } from '../../../features/banners/use-decoration.ts';
import { useCustomerContacts } from '../../../features/contacts/customer-contacts.ts';
import {
  outsideName,
  type ServiceLine,
  useServiceLines,
} from '../../../features/contacts/service-lines.ts';
import { usePlayer } from '../../../features/session/session-store.ts';
import { openSheet } from '../../../features/sheet/sheet-history.ts';
import { groupedPhone } from '../../../features/site/contacts.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/sprite/icon-names.ts';
import { PageLink } from '../../navigation/EntryLink.tsx';
import styles from '../sheets.module.css';
import { useOwnScrolling } from './use-own-scrolling.ts';

/** Two of the house's phones, one messaging link, lines for a matter, inbox and board, beside the chat. */
export function ContactWays() {
  const player = usePlayer();
  const { phones, messagingNumbers } = useCustomerContacts();
  const lines = useServiceLines();
  const list = useRef<HTMLDivElement>(null);
  useOwnScrolling(list);
  return (
    <div ref={list} className={styles.contact}>
      {player && <InboxLink unread={player.not_viewed} />}
      {phones.map((phone) => (
        <ContactLink
          key={phone}
          icon="phone"
          address={`tel:${digitsOf(phone)}`}
          title={t('contactSheet.call')}
          text={groupedPhone(phone)}
        />
      ))}
      {messagingNumbers.map((number) => (
        <ContactLink
          key={number}
          icon="message-circle"
          address={messagingAddress(number)}
          title={t('contactSheet.message')}
          text={t('contactSheet.messageText')}
        />
      ))}
      {lines.map((line) => (
        <MatterLinks key={line.id} line={line} />
      ))}
      <button
        type="button"
        className={styles.contactLink}
        onClick={() => openSheet('messageBoard')}
      >
        <ContactWords icon="mail" title={t('board.link')} text={t('board.linkText')} />
      </button>
    </div>
  );
}

function InboxLink({ unread }: { unread: number }) {
  return (
    <PageLink path="/message" className={styles.contactLink}>
      <ContactWords
        icon="mail"
        title={t('contactSheet.inbox')}
        text={unread > 0 ? t('shell.unread', { count: unread }) : t('contactSheet.inboxRead')}
      />
    </PageLink>
  );
}

/** The phone of a matter, and where else it is looked after: an account or a page of ours. */
function MatterLinks({ line }: { line: ServiceLine }) {
  const { id, title, represent, note, jump, address } = line;
  const picture = useDecoration(address);
  const follow = () => noteClick(id);
  return (
    <>
      <ContactLink
        icon="phone"
        picture={picture}
        address={`tel:${represent}`}
        title={title}
        text={[groupedPhone(represent), note].filter(Boolean).join(' · ')}
        onFollow={follow}
      />
      {jump.startsWith('https://') && (
        <ContactLink
          icon="message-circle"
          address={jump}
          title={title}
          text={outsideName(jump)}
          onFollow={follow}
        />
      )}
      {jump.startsWith('/') && (
        <PageLink path={jump} className={styles.contactLink} onFollow={follow}>
          <ContactWords icon="circle-question-mark" title={title} text={t('contactSheet.more')} />
        </PageLink>
      )}
    </>
  );
}

type ContactLinkProps = {
  icon: IconName;
  /** In the place of the icon. */
  picture?: string | undefined;
  address: string;
  title: string;
  text: string;
  onFollow?: () => void;
};

function ContactLink({ address, onFollow, ...words }: ContactLinkProps) {
  return (
    <a
      className={styles.contactLink}
      href={address}
      target="_blank"
      rel="noreferrer"
      onClick={onFollow}
    >
      <ContactWords {...words} />
    </a>
  );
}

function ContactWords({ icon, picture, title, text }: Omit<ContactLinkProps, 'address'>) {
  return (
    <>
      <span className={styles.contactIcon}>
        {picture ? (
          <img className={styles.contactMark} src={picture} alt="" loading="lazy" />
        ) : (
          <Icon name={icon} size={18} />
        )}
      </span>
      <span>
        <b className={styles.contactTitle}>{title}</b>
        {text}
      </span>
    </>
  );
}

export const digitsOf = (phone: string): string => phone.replace(/[^\d+]/g, '');

export const messagingAddress = (number: string): string =>
  `https://wa.me/${digitsOf(number).replace('+', '')}`;
