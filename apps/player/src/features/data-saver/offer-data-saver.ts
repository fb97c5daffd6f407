import { loadAreas, t } from '../../i18n/i18n.ts';
import { showToast } from '../toasts/toast-store.ts';
import { chooseDataSaver, isWorthOffering } from './data-saver.ts';

/** Asked once; closing the offer without taking it leaves the question for the next visit. */
export async function offerDataSaver(): Promise<void> {
  if (!isWorthOffering()) return;
  await loadAreas('menus');
  showToast({
    tone: 'notice',
    text: t('saver.offer'),
    action: { label: t('saver.take'), run: () => chooseDataSaver('on') },
  });
}
