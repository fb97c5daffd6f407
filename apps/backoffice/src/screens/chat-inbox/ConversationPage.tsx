import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { useMay } from '../../features/permissions/administrator.tsx';
import { chatTexts } from '../../i18n/texts/chat.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Answering } from './Answering.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import classes from './chat-inbox.module.css';
import { Messages } from './Messages.tsx';
import { PlayerFacts } from './PlayerFacts.tsx';
import { type Opened, useConversation, useOpened, type View } from './use-chat-inbox.ts';

export function ConversationPage({ id, view }: { id: string; view: View }) {
  const t = useText();
  const opened = useOpened(id);
  return (
    <>
      <section className={classes.one} aria-label={t(chatTexts.messages)}>
        <Link className={classes.toList} to={`/chats?view=${view}`}>
          <ArrowLeftOutlined /> {t(chatTexts.toList)}
        </Link>
        {opened.isError && <LoadFailed place="part" onRetry={() => void opened.refetch()} />}
        {!opened.data && !opened.isError && <PageSkeleton />}
        {opened.data && <Open id={id} opened={opened.data} />}
      </section>
      {opened.data && <PlayerFacts opened={opened.data} />}
    </>
  );
}

function Open({ id, opened }: { id: string; opened: Opened }) {
  const t = useText();
  const may = useMay();
  const shown = useConversation(id, opened);
  const { conversation } = shown;
  const mayAnswer = may('chat_office/answer');
  return (
    <>
      <ConversationHead conversation={conversation} mayAnswer={mayAnswer} />
      <Messages shown={shown} />
      {conversation.is_mine === 1 && mayAnswer ? (
        <Answering conversation={conversation} records={opened.player?.recent ?? []} />
      ) : (
        <p className={classes.hint}>{t(mayAnswer ? chatTexts.notYours : chatTexts.mayNotAnswer)}</p>
      )}
    </>
  );
}
