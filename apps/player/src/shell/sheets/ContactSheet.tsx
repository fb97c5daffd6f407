import { useCustomerContacts } from '../../features/contacts/customer-contacts.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { Sheet } from '../../features/sheet/Sheet.tsx';
import { groupedPhone } from '../../features/site/contacts.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import { PageLink } from '../navigation/EntryLink.tsx';
import styles from './sheets.module.css';

/** Phones and messaging links. No script of a chat service is ever loaded into the page. */
export function ContactSheet() {
  const player = usePlayer();
  const { phones, messagingNumbers } = useCustomerContacts();
  const known = phones.length > 0 || messagingNumbers.length > 0;
  return (
    <Sheet title={t('contactSheet.title')} side="bottom">
      <div className={styles.contact}>
        <p className={styles.lead}>{t(known ? 'contactSheet.text' : 'contactSheet.none')}</p>
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
            address={`https://wa.me/${digitsOf(number).replace('+', '')}`}
            title={t('contactSheet.message')}
            text={t('contactSheet.messageText')}
          />
        ))}
      </div>
    </Sheet>
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
        <Icon name={icon} size={20} />
      </span>
      <span>
        <b className={styles.contactTitle}>{title}</b>
        {text}
      </span>
      <Icon name="chevron-right" size={18} />
    </>
  );
}

function digitsOf(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
