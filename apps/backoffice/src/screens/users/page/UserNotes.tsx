import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { userTexts } from '../../../i18n/texts/users.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatInstant } from '../../../time/eat.ts';
import { PartBody } from './PartBody.tsx';
import { useNotes } from './use-user-page.ts';
import classes from './user-page.module.css';

type UserNotesProps = {
  userId: string;
  /** Undefined for those who may read notes only. */
  onAdd: (() => void) | undefined;
};

/** What the office noted, newest first; notes are added and never changed. */
export function UserNotes({ userId, onAdd }: UserNotesProps) {
  const t = useText();
  const view = useNotes(userId);
  return (
    <section className={`${classes.card} ${classes.notesCard}`} aria-labelledby="user-notes">
      <div className={classes.cardHead}>
        <h2 id="user-notes">{t(userTexts.notes)}</h2>
        {view.status === 'ready' && <span className={classes.count}>{view.content.length}</span>}
        {onAdd && (
          <span className={classes.right}>
            <Button size="small" icon={<PlusOutlined />} onClick={onAdd}>
              {t(userTexts.addNote)} <kbd className={classes.kbd}>N</kbd>
            </Button>
          </span>
        )}
      </div>
      <PartBody view={view} lines={2}>
        {(notes) =>
          notes.length === 0 ? (
            <p className={classes.nothing}>{t(userTexts.noNotes)}</p>
          ) : (
            <ul className={classes.notes}>
              {notes.map(({ id, note, by, noted_at }) => (
                <li key={id}>
                  <b>{by?.name ?? t(userTexts.theHouse)}</b>{' '}
                  <small>{formatInstant(noted_at).slice(0, 16)}</small>
                  <p>{note}</p>
                </li>
              ))}
            </ul>
          )
        }
      </PartBody>
    </section>
  );
}
