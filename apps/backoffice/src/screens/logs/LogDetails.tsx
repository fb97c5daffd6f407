import type { CallContent } from '@kipute/contract/registry';
import { logTexts } from '../../i18n/texts/logs.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Row } from '../_list-kit/definition/list.ts';
import { fieldWord } from './field-words.ts';
import classes from './logs.module.css';

type LogRecord = CallContent<'log/inquire'>[number];

/** What a deed changed: the field, what stood there before, and what stands there since. */
export function LogDetails({ row }: { row: Row }) {
  const t = useText();
  const { changes } = row as unknown as LogRecord;
  if (changes.length === 0) return null;
  return (
    <section className={classes.changes}>
      <h2>{t(logTexts.changes)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(logTexts.field)}</th>
            <th scope="col">{t(logTexts.before)}</th>
            <th scope="col">{t(logTexts.after)}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{fieldWord(field, t)}</th>
              <td>
                {before === '' ? (
                  <span className={classes.nothing}>{t(logTexts.nothing)}</span>
                ) : (
                  <del className={classes.before}>{before}</del>
                )}
              </td>
              <td>
                {after === '' ? (
                  <span className={classes.nothing}>{t(logTexts.nothing)}</span>
                ) : (
                  <ins className={classes.after}>{after}</ins>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
