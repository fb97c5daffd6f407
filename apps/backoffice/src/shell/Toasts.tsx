import { App } from 'antd';
import { useEffect } from 'react';
import { listenToToasts } from '../features/wire/toasts.ts';

const SECONDS = { success: 3.5, error: 6 };

/** Draws what the wire has to say; every toast can be closed. */
export function Toasts() {
  const { notification } = App.useApp();
  useEffect(
    () =>
      listenToToasts(({ tone, message }) =>
        notification[tone]({
          key: message,
          title: message,
          duration: SECONDS[tone],
          role: tone === 'error' ? 'alert' : 'status',
        }),
      ),
    [notification],
  );
  return null;
}
