import { userTexts } from '../../../../i18n/texts/users.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { formatInstant } from '../../../../time/eat.ts';
import { PartBody } from '../PartBody.tsx';
import { useUserSessions } from '../use-user-page.ts';
import classes from './parts.module.css';

/** Where the user is signed in now, and the devices they ever used. */
export function SessionsPart({ userId }: { userId: string }) {
  const t = useText();
  return (
    <div className={classes.scroll}>
      <PartBody view={useUserSessions(userId)}>
        {({ sessions, devices }) => (
          <>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t(userTexts.signedInAt)}</th>
                  <th scope="col">{t(userTexts.signedInUntil)}</th>
                  <th scope="col">{t(userTexts.fromNetwork)}</th>
                  <th scope="col">{t(userTexts.browser)}</th>
                </tr>
              </thead>
              <tbody>
                {sessions.length === 0 && <Nothing columns={4} text={t(userTexts.noSessions)} />}
                {sessions.map((session) => (
                  <tr key={session.id}>
                    <td>{formatInstant(session.opened_at)}</td>
                    <td>{formatInstant(session.expires_at)}</td>
                    <td>{session.network}</td>
                    <td className={classes.wide}>{session.user_agent}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t(userTexts.firstSeen)}</th>
                  <th scope="col">{t(userTexts.deviceMark)}</th>
                  <th scope="col" className={classes.number}>
                    {t(userTexts.accountsOnDevice)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {devices.length === 0 && <Nothing columns={3} text={t(userTexts.noDevices)} />}
                {devices.map((device) => (
                  <tr key={device.id}>
                    <td>{formatInstant(device.first_seen_at)}</td>
                    <td>{device.id}</td>
                    <td className={classes.number}>{device.accounts}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </PartBody>
    </div>
  );
}

function Nothing({ columns, text }: { columns: number; text: string }) {
  return (
    <tr>
      <td colSpan={columns}>{text}</td>
    </tr>
  );
}
