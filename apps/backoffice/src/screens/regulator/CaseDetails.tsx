import { caseStates } from '@kipute/contract/constants/operations/regulator';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../features/wire/api.ts';
import { regulatorTexts } from '../../i18n/texts/regulator.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import type { Row } from '../_list-kit/definition/list.ts';

/** What was written about a case, oldest first. */
export function CaseDetails({ row }: { row: Row }) {
  const t = useText();
  const id = String(row.id);
  const { data } = useQuery({
    // With the state: a note that moves the case is asked for anew.
    queryKey: ['suspicious/notes', id, row.state, row.moved_at],
    queryFn: () => api.suspicious.notes({ id }),
  });
  if (!data) return null;
  return (
    <section>
      <h2>{t(regulatorTexts.notes)}</h2>
      {data.length === 0 && <p>{t(regulatorTexts.noNotes)}</p>}
      <ol>
        {data.map((one) => (
          <li key={one.id}>
            <p>
              {formatInstant(one.written_at)} · {one.written_by?.name ?? t(regulatorTexts.byServer)}{' '}
              · {t(caseStates[one.state_after])}
            </p>
            <p>{one.note}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
