import { App } from 'antd';
import { useEffect } from 'react';
import { listenToToasts } from '../features/wire/toasts.ts';

const SECONDS = { success: 3.5, error: 6 };

/** Draws what the wire has to say; every toast can be closed. */
export function Toasts() {
  const { notification } = App.useApp();
  useEffect(
    () =>
      listenToToasts(({ tone, message, link }) =>
        notification[tone]({
          key: message,
          title: message,
          // Toasts stand outside the router; the session outlives a new page.
          description: link && <a href={link.path}>{link.text}</a>,
          duration: link ? SECONDS.error : SECONDS[tone],
          role: tone === 'error' ? 'alert' : 'status',
        }),
      ),
    [notification],
  );
  return null;
}
