import { ruledOutcomes } from '@kipute/contract/constants/betting/rulings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, Modal } from 'antd';
import { api } from '../../features/wire/api.ts';
import { proposalIn, tellProposed } from '../../features/wire/proposed.ts';
import { listTexts } from '../../i18n/texts/list.ts';
import { ordersTexts } from '../../i18n/texts/orders.ts';
import { useText } from '../../i18n/use-text.ts';
import { DangerFields, noteIn } from '../_list-kit/actions/ActionDialog.tsx';
import { ActionFieldInput } from '../_list-kit/actions/ActionFieldInput.tsx';
import actionClasses from '../_list-kit/actions/actions.module.css';
import { readAnswers } from '../_list-kit/definition/answers.ts';
import type { ActionField } from '../_list-kit/definition/list.ts';
import { keyOfList } from '../_list-kit/page/use-list-page.ts';
import { type OfficeLeg, ordersTouchedBy } from './leg-state.ts';
import { ordersList } from './orders-list.ts';

const outcomeField: ActionField = {
  kind: 'choice',
  name: 'outcome',
  title: ordersTexts.outcome,
  choices: ruledOutcomes,
};

type Outcome = Parameters<typeof api.order_list.update_outcome>[0]['outcome'];
type ResultByHand = { readonly outcome: Outcome; readonly note: string };

/** Sends the revision the clerk was shown: a newer ruling must be seen first. */
function useSetResult(leg: OfficeLeg, onDone: () => void) {
  const t = useText();
  const queries = useQueryClient();
  const { selection_id, revision } = leg;
  return useMutation({
    mutationFn: (result: ResultByHand) =>
      api.order_list.update_outcome({ selection_id, revision, ...result }),
    onSuccess: (content) => {
      const proposalId = proposalIn(content);
      if (proposalId !== undefined) tellProposed(t, proposalId);
      onDone();
      return queries.invalidateQueries({ queryKey: keyOfList(ordersList) });
    },
  });
}

/** Asks how it ended and why it is said by hand; the number of bets must be typed. */
export function SetResultDialog({ leg, onClose }: { leg: OfficeLeg; onClose: () => void }) {
  const t = useText();
  const [form] = Form.useForm<Record<string, unknown>>();
  const setResult = useSetResult(leg, onClose);
  const { team_home: home, team_away: away, market_name: market, selection_name } = leg;
  return (
    <Modal
      open
      title={t(ordersTexts.changeResult)}
      okText={t(ordersTexts.changeResult)}
      cancelText={t(listTexts.cancel)}
      okButtonProps={{ danger: true }}
      confirmLoading={setResult.isPending}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <p className={actionClasses.subject}>
        {t(ordersTexts.teams, { home, away })} ·{' '}
        {t(ordersTexts.pick, { market, selection: selection_name })}
      </p>
      <p className={actionClasses.question}>{t(ordersTexts.touches, leg.orders_touched)}</p>
      {leg.orders_touched.paid > 0 && (
        <p className={actionClasses.warning}>{t(ordersTexts.paysAnew)}</p>
      )}
      <p className={actionClasses.question}>{t(ordersTexts.staysSo)}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => {
          // Sound: the field offers the contract's own numbers.
          const outcome = readAnswers(values).number('outcome') as Outcome;
          setResult.mutate({ outcome, note: noteIn(values) });
        }}
      >
        <ActionFieldInput field={outcomeField} />
        <DangerFields word={String(ordersTouchedBy(leg))} />
      </Form>
    </Modal>
  );
}
