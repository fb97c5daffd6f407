import { useMemo } from 'react';
import parts from '../_detail-kit/detail-kit.module.css';
import { fixedList } from '../_list-kit/definition/fixed-list.ts';
import { ListPart, useOpenList } from '../_list-kit/ListPart.tsx';
import { ListTools } from '../_list-kit/ListTools.tsx';
import { smsList } from '../sms/sms-list.ts';
import { type Mailing, recipientsList } from './mailings-list.ts';

/** In-site: who was written to and who has read it. By SMS: what became of each. */
export function MailingReaders({ content }: { content: Pick<Mailing, 'id' | 'channel'> }) {
  const { id, channel } = content;
  const list = useMemo(
    () => fixedList(channel === 'sms' ? smsList : recipientsList, { mailing_id: id }),
    [id, channel],
  );
  const open = useOpenList(list);
  return (
    <>
      <div className={parts.tools}>
        <ListTools open={open} />
      </div>
      <ListPart open={open} />
    </>
  );
}
