import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';

export function PasswordCard() {
  return (
    <Card icon="key-round" title={t('account.password')} text={t('account.passwordText')}>
      <Button variant="outline" width="full" onClick={() => openSheet('password')}>
        {t('change.title')}
      </Button>
    </Card>
  );
}
