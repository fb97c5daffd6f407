import { useCustomerContacts } from '../../../features/contacts/customer-contacts.ts';
import { usePlayer } from '../../../features/session/session-store.ts';
import { openSheet } from '../../../features/sheet/sheet-history.ts';
import { groupedPhone } from '../../../features/site/contacts.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/sprite/icon-names.ts';
import { PageLink } from '../../navigation/EntryLink.tsx';
import styles from '../sheets.module.css';

/** Two of the house's phones, one messaging link, the inbox and the board, beside the chat. */
export function ContactWays() {
  const player = usePlayer();
  const { phones, messagingNumbers } = useCustomerContacts();
  return (
    <div className={styles.contact}>
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

type ContactLinkProps = { icon: IconName; address: string; title: string; text: string };

function ContactLink({ icon, address, title, text }: ContactLinkProps) {
  return (
    <a className={styles.contactLink} href={address} target="_blank" rel="noreferrer">
      <ContactWords icon={icon} title={title} text={text} />
    </a>
  );
}

function ContactWords({ icon, title, text }: Omit<ContactLinkProps, 'address'>) {
  return (
    <>
      <span className={styles.contactIcon}>
        <Icon name={icon} size={18} />
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
