import { createLiveConnection, type LiveConnection } from '@kipute/api-client/live/live-connection';
import type { OfficeContent, OfficeTopic } from '@kipute/contract/office-socket';
import { socketPath } from '@kipute/contract/socket';
import { useEffect, useRef } from 'react';
import { currentToken, useSession } from '../session/session-store.ts';
import { openEnvelope } from '../wire/api.ts';

/**
 * The page's one live socket to the office. It is opened when something is first followed, and
 * closed a while after the last thing was: a clerk who looks at lists all day holds none.
 */
const CLOSED_AFTER_MS = 30_000;

let connection: LiveConnection | undefined;
let followers = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

function connected(): LiveConnection {
  clearTimeout(closing);
  connection ??= createLiveConnection({
    url: `${location.origin.replace(/^http/, 'ws')}${socketPath}`,
    envelope: openEnvelope,
    token: currentToken,
  });
  return connection;
}

function closeSoon(): void {
  closing = setTimeout(() => {
    connection?.close();
    connection = undefined;
  }, CLOSED_AFTER_MS);
}

/** A connection is authenticated as whoever was signed in when it was opened. */
useSession.subscribe(({ session }, before) => {
  if (session?.token === before.session?.token || !connection) return;
  connection.pause();
  if (session) connection.resume();
});

type Hear<Topic extends OfficeTopic> = (content: OfficeContent[Topic]) => void;

/** Until the returned function is called; after each reconnection the topic begins anew. */
function followOffice<Topic extends OfficeTopic>(topic: Topic, hear: Hear<Topic>): () => void {
  followers += 1;
  const leave = connected().subscribe(topic, ({ content }) =>
    hear(content as OfficeContent[Topic]),
  );
  return () => {
    leave();
    followers -= 1;
    if (followers === 0) closeSoon();
  };
}

/** Follows a topic while the component stands. */
export function useOfficeTopic<Topic extends OfficeTopic>(topic: Topic, hear: Hear<Topic>): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => followOffice(topic, (content) => latest.current(content)), [topic]);
}
