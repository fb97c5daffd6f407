import { Button, Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { showToast } from '../../features/wire/toasts.ts';
import { playerTextTexts } from '../../i18n/texts/player-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { DateInput } from '../_form-kit/fields/DayInput.tsx';
import classes from './texts.module.css';
import { type Content, type TextPage, useSave } from './use-text-page.ts';

type ReleaseBarProps = { text: TextPage; content: Content; state: 'changed' | 'as-it-was' };

const NOTE_LENGTH_MAX = 200;

/** When the new words are shown, what they change, and the deed itself. */
export function ReleaseBar({ text, content, state }: ReleaseBarProps) {
  const t = useText();
  const [note, setNote] = useState('');
  const [release, setRelease] = useState<'now' | 'at'>('now');
  const [time, setTime] = useState('');
  const [missing, setMissing] = useState<'note' | 'time'>();
  const save = useSave();
  const timeId = useId();
  const noteId = useId();
  const submit = () => {
    if (release === 'at' && time === '') return setMissing('time');
    if (note.trim() === '') return setMissing('note');
    setMissing(undefined);
    save.mutate(
      {
        ...{ id: text.id, basedOn: text.newest, content, note: note.trim() },
        releaseTime: release === 'at' ? time : null,
      },
      {
        onSuccess: ({ version: number }) =>
          showToast({ tone: 'success', message: t(playerTextTexts.saved, { number }) }),
      },
    );
  };
  return (
    <div className={classes.bar}>
      <fieldset className={classes.release}>
        <legend>{t(playerTextTexts.release)}</legend>
        <Radio.Group
          value={release}
          options={[
            { value: 'now', label: t(playerTextTexts.releaseNow) },
            { value: 'at', label: t(playerTextTexts.releaseAt) },
          ]}
          onChange={(event) => setRelease(event.target.value === 'at' ? 'at' : 'now')}
        />
        {release === 'at' && (
          <div>
            <label htmlFor={timeId}>{t(playerTextTexts.releaseTime)}</label>
            <DateInput id={timeId} value={time} onChange={setTime} />
          </div>
        )}
      </fieldset>
      <label htmlFor={noteId}>{t(playerTextTexts.note)}</label>
      <Input
        id={noteId}
        maxLength={NOTE_LENGTH_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {missing && (
        <p className={classes.missing} role="alert">
          {t(missing === 'note' ? playerTextTexts.noteMissing : playerTextTexts.releaseMissing)}
        </p>
      )}
      <Button
        type="primary"
        disabled={state === 'as-it-was'}
        loading={save.isPending}
        onClick={submit}
      >
        {t(playerTextTexts.save, { number: text.newest + 1 })}
      </Button>
    </div>
  );
}
