import { hashPassword } from '@kipute/api-client/hash-password';
import { Button, Modal } from 'antd';
import { useEffect, useRef } from 'react';
import { CodeField, OwnForm, PasswordField } from '../../features/own-account/form-parts.tsx';
import { useDeed } from '../../features/own-account/use-deed.ts';
import { useAdministrator } from '../../features/permissions/administrator.tsx';
import { settleProof, useProof } from '../../features/proof/proof-store.ts';
import { api } from '../../features/wire/api.ts';
import { ownAccountTexts } from '../../i18n/texts/own-account.ts';
import { useText } from '../../i18n/use-text.ts';

/** Opened by any call that needs a proof; afterwards the call is made again by itself (BO-47). */
export function ProofDialog() {
  const t = useText();
  const isAsked = useProof(({ waiting }) => waiting.length > 0);
  const form = useRef<HTMLDivElement>(null);
  // Whoever is signed out meanwhile answers nothing.
  useEffect(() => () => settleProof(false), []);
  return (
    <Modal
      open={isAsked}
      title={t(ownAccountTexts.proofTitle)}
      footer={null}
      width={420}
      destroyOnHidden
      onCancel={() => settleProof(false)}
      // The dialog it opens over holds the focus until then.
      afterOpenChange={(isOpen) => isOpen && form.current?.querySelector('input')?.focus()}
    >
      <div ref={form}>
        <ProofForm />
      </div>
    </Modal>
  );
}

function ProofForm() {
  const t = useText();
  const { account, googleVerification } = useAdministrator();
  const hasCode = googleVerification === 'bound';
  const prove = useDeed({
    run: async (typed: string) => {
      const proof = hasCode
        ? { code: typed.trim() }
        : { password: await hashPassword(account, typed) };
      return api.subscriber.prove(proof, { silent: true });
    },
    faultOf: (typed) => (typed === '' ? ownAccountTexts.fieldsEmpty : undefined),
    onDone: () => settleProof(true),
  });
  return (
    <OwnForm
      label={t(ownAccountTexts.proofTitle)}
      refusal={prove.refusal}
      onSend={(text) => prove.send(text(hasCode ? 'code' : 'password'))}
    >
      <p>{t(hasCode ? ownAccountTexts.proofByCode : ownAccountTexts.proofByPassword)}</p>
      {hasCode ? (
        <CodeField label={t(ownAccountTexts.codeShown)} />
      ) : (
        <PasswordField
          name="password"
          label={t(ownAccountTexts.currentPassword)}
          use="current-password"
        />
      )}
      <Button type="primary" htmlType="submit" loading={prove.isRunning}>
        {t(ownAccountTexts.proofGo)}
      </Button>
    </OwnForm>
  );
}
