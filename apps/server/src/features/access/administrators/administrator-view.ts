import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { Administrator } from './administrator-store.ts';

type AdministratorInfo = CallContent<'subscriber/adminlogin'>['user_info'];

export function administratorView(one: Administrator, locale: Locale): AdministratorInfo {
  return {
    id: one.id.toString(),
    account: one.account,
    name: one.name,
    role: textIn(locale, { sw: one.roleNameSw, en: one.roleNameEn }),
    nodes: [...one.nodes],
    google_binding: one.totpSecretSealed ? 1 : 0,
  };
}
