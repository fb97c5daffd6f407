import { useAddressChoice } from '../../../features/address/use-address-choice.ts';
import { t, useLanguage } from '../../../i18n/i18n.ts';
import { Pills } from '../../../ui/control/Pills.tsx';
import type { Purse } from '../purses.ts';
import { BillLines } from './BillLines.tsx';
import { billKinds } from './bill-kinds.ts';

/** The statement of the last thirty days with its filters. */
export function StatementLines({ purse }: { purse: Purse }) {
  const language = useLanguage();
  const { parameters, choose } = useAddressChoice();
  const kind = billKinds.find((candidate) => candidate === parameters.get('kind')) ?? 'all';
  return (
    <>
      <Pills
        label={t('statement.filter')}
        choices={billKinds.map((id) => ({ id, text: t(`statement.kind.${id}`) }))}
        current={kind}
        onChoose={(id) => choose('kind', id === 'all' ? '' : id)}
      />
      <BillLines key={`${language} ${purse} ${kind}`} purse={purse} age="recent" kind={kind} />
    </>
  );
}
