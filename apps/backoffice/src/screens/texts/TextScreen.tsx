import { ArrowLeftOutlined, FileTextOutlined } from '@ant-design/icons';
import { agreedTexts, richTextTypes } from '@kipute/contract/constants/content/texts';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Can } from '../../features/permissions/administrator.tsx';
import { playerTextTexts } from '../../i18n/texts/player-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { NoticePage } from '../../shell/notices/NoticePage.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatInstant } from '../../time/eat.ts';
import { FormDialog } from '../_form-kit/FormDialog.tsx';
import { arrangeArticle, arrangeHelp } from './arrange-form.ts';
import { VersionHistory } from './history/VersionHistory.tsx';
import { TextDesk } from './TextDesk.tsx';
import classes from './texts.module.css';
import { type TextPage, useReadAgain, useTextPage } from './use-text-page.ts';

/** `/texts/:id`: the words of one text, how players see them, and every wording before. */
export function TextScreen() {
  const { id = '' } = useParams();
  const t = useText();
  const navigate = useNavigate();
  const view = useTextPage(id);
  switch (view.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'not-found':
      return (
        <NoticePage
          mark={<FileTextOutlined />}
          title={t(playerTextTexts.notFound)}
          hint={t(playerTextTexts.intro)}
        >
          <Button type="primary" onClick={() => navigate('/texts')}>
            {t(playerTextTexts.back)}
          </Button>
        </NoticePage>
      );
    case 'failed':
      return <LoadFailed place="page" onRetry={view.retry} />;
    case 'ready':
      return <OneText text={view.text} />;
  }
}

const agreedNumbers: readonly number[] = agreedTexts.map((word) => richTextTypes[word].id);

function OneText({ text }: { text: TextPage }) {
  const t = useText();
  const isAgreed = text.kind === 'rich' && agreedNumbers.includes(text.type ?? 0);
  return (
    <ScreenFrame
      title={text.title}
      back={
        <Link className={classes.back} to="/texts">
          <ArrowLeftOutlined /> {t(playerTextTexts.back)}
        </Link>
      }
      flags={<Flags text={text} />}
      intro={isAgreed ? playerTextTexts.agreed : undefined}
      actions={text.kind !== 'rich' && <ArrangeButton text={text} />}
    >
      {/* A version that was saved is another text to go on from. */}
      <TextDesk key={`${text.id} ${text.newest}`} text={text} />
      <VersionHistory text={text} />
    </ScreenFrame>
  );
}

function Flags({ text }: { text: TextPage }) {
  const t = useText();
  const { version, next_version: next, next_release_time: until, hidden } = text;
  return (
    <>
      {version === null ? (
        <Tag>{t(playerTextTexts.notReleased)}</Tag>
      ) : (
        <Tag>{t(playerTextTexts.shownFlag, { number: version })}</Tag>
      )}
      {next !== null && until !== null && (
        <Tag>{t(playerTextTexts.waitingFlag, { number: next, time: formatInstant(until) })}</Tag>
      )}
      {hidden === 1 && <Tag>{t(playerTextTexts.hidden)}</Tag>}
    </>
  );
}

function ArrangeButton({ text }: { text: TextPage }) {
  const t = useText();
  const readAgain = useReadAgain();
  const [open, setOpen] = useState(false);
  return (
    <Can node="graphic_text/update">
      <Button onClick={() => setOpen(true)}>{t(playerTextTexts.arrange)}</Button>
      {open && (
        <FormDialog
          form={text.kind === 'help' ? arrangeHelp : arrangeArticle}
          subject={text}
          title={playerTextTexts.arrange}
          onClose={() => setOpen(false)}
          onDone={() => void readAgain()}
        />
      )}
    </Can>
  );
}
