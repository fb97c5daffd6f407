import { Modal } from 'antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { signInPath } from '../features/session/return-path.ts';
import { hasUnsaved } from '../features/unsaved/unsaved-store.ts';
import { formTexts } from '../i18n/texts/form.ts';
import { useText } from '../i18n/use-text.ts';

/** Asks before a page with unsaved changes is left (BO-55); whoever must sign in is not asked. */
export function LeaveGuard() {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== signInPath,
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t(formTexts.leaveTitle)}
      okText={t(formTexts.leave)}
      cancelText={t(formTexts.stay)}
      okButtonProps={{ danger: true }}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t(formTexts.leaveHint)}
    </Modal>
  );
}
