import { useState } from 'react';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { answered } from '../../../features/forms/submission.ts';
import { showToast } from '../../../features/toasts/toast-store.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { eastAfricaMoment } from '../east-africa-moment.ts';

export function useExport() {
  const [isExporting, setExporting] = useState(false);

  async function exportData(): Promise<void> {
    setExporting(true);
    // A refusal is said by the wire in a toast.
    const told = await answered(api.personal_data.export());
    setExporting(false);
    if (!told.ok) return;
    offerFile({ name: fileName(), text: JSON.stringify(told.value, null, 2) });
    const words = told.value.complete === 1 ? 'ownData.exported' : 'ownData.exportedPart';
    showToast({ tone: 'success', text: t(words) });
  }

  return { isExporting, exportData: () => void exportData() };
}

/** "kipute-15-11-2026.json": which day it tells about is in its name. */
function fileName(): string {
  const [day = ''] = eastAfricaMoment(serverNowMs()).split(' ');
  return `kipute-${day.replace(/\//g, '-')}.json`;
}

type OfferedFile = { readonly name: string; readonly text: string };

/** Some browsers read the file only after the click was answered. */
const KEPT_MS = 60_000;

function offerFile({ name, text }: OfferedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
