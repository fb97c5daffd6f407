import { App, Badge, Button, Input } from 'antd';
import { useState } from 'react';
import { Can } from '../../../features/permissions/administrator.tsx';
import { api } from '../../../features/wire/api.ts';
import { playerTextTexts } from '../../../i18n/texts/player-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailed } from '../../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../../shell/PageSkeleton.tsx';
import { formatInstant } from '../../../time/eat.ts';
import { type TextPage, useReadAgain, useVersions, type VersionRow } from '../use-text-page.ts';
import classes from './history.module.css';
import { VersionDifference } from './VersionDifference.tsx';

const looks = {
  'in-effect': { badge: 'success', word: playerTextTexts.inEffect },
  waiting: { badge: 'warning', word: playerTextTexts.waiting },
  past: { badge: 'default', word: playerTextTexts.past },
  withdrawn: { badge: 'error', word: playerTextTexts.withdrawn },
} as const;

/** Every wording there was: who wrote it, why, and what it changed. */
export function VersionHistory({ text }: { text: TextPage }) {
  const t = useText();
  const versions = useVersions(text.id);
  const [compared, setCompared] = useState<VersionRow>();
  const rows = versions.data?.pages.flatMap(({ content }) => content) ?? [];
  return (
    <section className={classes.history} aria-label={t(playerTextTexts.history)}>
      <h2>{t(playerTextTexts.history)}</h2>
      {versions.isPending && <PageSkeleton />}
      {versions.isError && <LoadFailed place="part" onRetry={() => void versions.refetch()} />}
      <ol className={classes.rows}>
        {rows.map((row) => (
          <li key={row.version} className={classes.row}>
            <OneVersion text={text} row={row} onCompare={() => setCompared(row)} />
          </li>
        ))}
      </ol>
      {versions.hasNextPage && (
        <Button onClick={() => void versions.fetchNextPage()}>{t(playerTextTexts.more)}</Button>
      )}
      {compared && (
        <VersionDifference
          id={text.id}
          before={compared.version - 1}
          after={compared.version}
          onClose={() => setCompared(undefined)}
        />
      )}
    </section>
  );
}

type OneVersionProps = { text: TextPage; row: VersionRow; onCompare: () => void };

function OneVersion({ text, row, onCompare }: OneVersionProps) {
  const t = useText();
  const { version, state, release_time, made_by, note } = row;
  const { badge, word } = looks[state];
  return (
    <>
      <div className={classes.facts}>
        <b>
          {t(playerTextTexts.version)} {version}
        </b>
        <Badge status={badge} text={t(word)} />
        <time dateTime={release_time}>{formatInstant(release_time)}</time>
        <span>{made_by ? made_by.name : t(playerTextTexts.shipped)}</span>
        {note !== '' && <q className={classes.note}>{note}</q>}
      </div>
      <div className={classes.deeds}>
        {version > 1 && (
          <Button size="small" onClick={onCompare}>
            {t(playerTextTexts.compare)}
          </Button>
        )}
        {state === 'waiting' && (
          <Can node="graphic_text/remove">
            <WithdrawButton text={text} version={version} />
          </Can>
        )}
        {version !== text.content_version && (
          <Can node="graphic_text/update">
            <RestoreButton text={text} version={version} />
          </Can>
        )}
      </div>
    </>
  );
}

type DeedProps = { text: TextPage; version: number };

function RestoreButton({ text, version }: DeedProps) {
  const t = useText();
  const ask = useNoteQuestion();
  const readAgain = useReadAgain();
  const restore = async (note: string) => {
    const { id, newest } = text;
    await api.graphic_text.restore({ id, version, based_on: newest, release_time: null, note });
    await readAgain();
  };
  return (
    <Button
      size="small"
      onClick={() =>
        ask({
          title: `${t(playerTextTexts.restore)}: ${t(playerTextTexts.version)} ${version}`,
          question: t(playerTextTexts.restoreQuestion),
          perform: restore,
        })
      }
    >
      {t(playerTextTexts.restore)}
    </Button>
  );
}

function WithdrawButton({ text, version }: DeedProps) {
  const t = useText();
  const ask = useNoteQuestion();
  const readAgain = useReadAgain();
  const withdraw = async (note: string) => {
    await api.graphic_text.remove({ id: text.id, version, note });
    await readAgain();
  };
  return (
    <Button
      size="small"
      danger
      onClick={() =>
        ask({
          title: `${t(playerTextTexts.withdraw)}: ${t(playerTextTexts.version)} ${version}`,
          question: t(playerTextTexts.withdrawQuestion),
          perform: withdraw,
        })
      }
    >
      {t(playerTextTexts.withdraw)}
    </Button>
  );
}

type NoteQuestion = {
  readonly title: string;
  readonly question: string;
  readonly perform: (note: string) => Promise<void>;
};

const NOTE_LENGTH_MAX = 200;

/** Both are kept with a reason; a refusal is said by a toast and leaves the dialog open. */
function useNoteQuestion() {
  const t = useText();
  const { modal } = App.useApp();
  return ({ title, question, perform }: NoteQuestion) => {
    let note = '';
    modal.confirm({
      title,
      content: (
        <>
          <p>{question}</p>
          <Input
            aria-label={t(playerTextTexts.note)}
            placeholder={t(playerTextTexts.note)}
            maxLength={NOTE_LENGTH_MAX}
            onChange={(event) => {
              note = event.target.value.trim();
            }}
          />
        </>
      ),
      onOk: () => (note === '' ? Promise.reject(new Error('a note is missing')) : perform(note)),
    });
  };
}
