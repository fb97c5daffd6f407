import { CopyLine } from '../../../features/payments/parts/CopyLine.tsx';
import { FieldShapes } from '../../../features/payments/parts/Shapes.tsx';
import { idOfOperator } from '../../../features/payments/request/operators.ts';
import { useQuery } from '../../../features/query/use-query.ts';
import type { UserInfo } from '../../../features/session/session-record.ts';
import { api } from '../../../features/wire/api.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { LineLink } from '../../../ui/card/LineLink.tsx';
import { OperatorChoices } from '../../../ui/operator/OperatorChoices.tsx';
import {
  type OfferedOperator,
  type OperatorWord,
  operatorName,
} from '../../../ui/operator/operator-name.ts';
import { Points } from '../../../ui/points/Points.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import styles from '../deposit.module.css';
import { useOperator } from './use-operator.ts';

type PaybillProps = { player: UserInfo; offered: readonly OfferedOperator[] };

/** Paying from the operator's own menu: works without any prompt from us. */
export function Paybill({ player, offered }: PaybillProps) {
  const { all, chosen, setChosen } = useOperator(player.phone, offered);
  return (
    <div className={styles.paybill}>
      <p className={styles.lead}>{t('deposit.paybillLead')}</p>
      <OperatorChoices
        label={t('deposit.operator')}
        offered={all}
        chosen={chosen}
        onChoose={setChosen}
      />
      {chosen && <PaybillSteps key={chosen} operator={chosen} />}
    </div>
  );
}

const askForPaybill = (operator: OperatorWord) =>
  api.recharge.paybill({ pay_type: idOfOperator(operator) }, { silent: true });

function PaybillSteps({ operator }: { operator: OperatorWord }) {
  const paybill = useQuery(askForPaybill, operator);
  switch (paybill.status) {
    case 'loading':
      return <FieldShapes count={2} />;
    case 'failed':
      return <FailedState onRetry={paybill.refetch} />;
    case 'ready':
      return (
        <>
          <div className={styles.numbers}>
            <CopyLine name={t('deposit.business')} value={paybill.data.business_number} />
            <CopyLine name={t('deposit.reference')} value={paybill.data.reference} />
          </div>
          <section className={styles.numbers}>
            <h2 className={styles.heading}>
              {t('deposit.steps', { name: operatorName(operator, currentLanguage()).name })}
            </h2>
            <Points signs="numbers" texts={paybill.data.steps} />
          </section>
          <Notice>{t('deposit.paybillAfter')}</Notice>
          <LineLink to="/pay_recharge?way=claim" replace>
            {t('deposit.paidSeesNothing')}
          </LineLink>
        </>
      );
  }
}
