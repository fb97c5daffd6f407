import { shippedNodes } from '@kipute/contract/permission-nodes';
import type { RolePlan } from '../features/access/index.ts';

const everyPath = shippedNodes.map(({ path }) => path);
const signingIn = ['menu/start', 'subscriber/subscriber_info', 'subscriber/adminlogin'];

/** Who decides what others may do, and from when on two are needed, does not run the daily business. */
const decidesPermissions = (path: string) =>
  /^(role|permission_node|manager)\/|^office_config\/update$|\/unpinless_google_binding$/.test(
    path,
  );
const onlyLooks = (path: string) =>
  /^(statistics|regulator)\/|\/(inquire\w*|requests|refused_results|switches|get_\w+)$|^menu\//.test(
    path,
  );

/** The four roles of the specification; what each may do by default is DECISION 0011. */
export const roles: readonly RolePlan[] = [
  {
    code: 'super-administrator',
    name: { sw: 'Msimamizi mkuu', en: 'Super administrator' },
    remarks:
      'Anaweza kufanya kila kitu, hata kitakachoongezwa baadaye · May do everything, also what comes later',
    nodes: 'all',
  },
  {
    code: 'platform-administrator',
    name: { sw: 'Msimamizi wa Kipute', en: 'Kipute administrator' },
    remarks:
      'Anaendesha kazi za kila siku; hagawi ruhusa · Runs the daily business; gives no rights',
    nodes: everyPath.filter((path) => !decidesPermissions(path)),
  },
  {
    code: 'default',
    name: { sw: 'Wadhifa wa kawaida', en: 'Default role' },
    remarks: 'Anaona kila kitu, habadilishi chochote · Looks at everything and changes nothing',
    nodes: [...signingIn, ...everyPath.filter(onlyLooks)],
  },
  {
    code: 'agent',
    name: { sw: 'Wakala', en: 'Agent' },
    remarks:
      'Anaona wachezaji aliowaleta na walichocheza · Sees the players they brought and what these played',
    nodes: [
      ...[...signingIn, 'menu/people', 'subscriber/inquire', 'subscriber/inquire_agent'],
      ...['menu/statistics', 'statistics/agent'],
    ],
  },
];
