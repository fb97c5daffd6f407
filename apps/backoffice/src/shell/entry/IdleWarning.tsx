import { Button, Modal } from 'antd';
import { useAdministrator } from '../../features/permissions/administrator.tsx';
import { signOut } from '../../features/session/sign-in.ts';
import { useIdle } from '../../features/session/use-idle.ts';
import { ownAccountTexts } from '../../i18n/texts/own-account.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';

/** Asks whoever still sits there, a minute before the session ends by itself (BO-46). */
export function IdleWarning() {
  const t = useText();
  const { idleMinutes } = useAdministrator();
  const { state, stay } = useIdle(idleMinutes);
  const seconds = state.kind === 'warned' ? state.secondsLeft : 0;
  return (
    <Modal
      open={state.kind === 'warned'}
      title={t(ownAccountTexts.idleTitle)}
      closable={false}
      mask={{ closable: false }}
      width={420}
      onCancel={stay}
      footer={[
        <Button key="out" onClick={() => void signOut()}>
          {t(shellTexts.signOut)}
        </Button>,
        <Button key="stay" type="primary" autoFocus onClick={stay}>
          {t(ownAccountTexts.stay)}
        </Button>,
      ]}
    >
      <p role="timer" aria-live="off">
        {t(ownAccountTexts.idleSoon, { seconds })}
      </p>
    </Modal>
  );
}
