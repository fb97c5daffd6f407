import {
  isOfficeTopic,
  type OfficeContent,
  type OfficeTopic,
  officeBroadcast,
  officeTopics,
} from '@kipute/contract/office-socket';
import type { BaseLogger } from 'pino';
import { z } from 'zod';
import { type Bus, defineTopic } from '../bus/bus.ts';
import type { Caller } from '../http/handler.ts';
import type { Hub } from './hub.ts';

/** What a feature tells the pages of the office. */
export type OfficeLive = {
  /**
   * To every page that follows the topic, in every process; who reads by call after the broadcast
   * finds what it tells of, so it is said after the commit. At most once: a page that begins to
   * follow, or comes back, starts from the snapshot.
   */
  readonly publish: <Topic extends OfficeTopic>(
    topic: Topic,
    content: OfficeContent[Topic],
  ) => void;
  /** To the pages of this process alone, for what every process works out by itself. */
  readonly publishHere: <Topic extends OfficeTopic>(
    topic: Topic,
    content: OfficeContent[Topic],
  ) => void;
  /** Whether a page of this process follows it. */
  readonly hasReaders: (topic: OfficeTopic) => boolean;
  /** What who begins to follow is shown first; from memory, at once. */
  readonly provideSnapshot: <Topic extends OfficeTopic>(
    topic: Topic,
    snapshot: () => OfficeContent[Topic] | undefined,
  ) => void;
  /** From now on it is heard by the pages of this hub. */
  readonly publishOn: (hub: OfficeHub) => void;
};

type OfficeHub = Pick<Hub, 'publish' | 'hasReaders' | 'provideSnapshot'>;

/** Both are ours and of one version of the contract, or of two that a deployment lets meet. */
const officeNews = defineTopic(
  'office-live',
  z.object({ topic: z.string(), content: z.unknown() }),
);

/** Processes without the office's pages (workers) publish, and hear nothing (LVB-05). */
export function createOfficeLive({
  bus,
  log,
}: {
  readonly bus: Bus;
  readonly log: Pick<BaseLogger, 'error'>;
}): OfficeLive {
  let hub: OfficeHub | undefined;
  const snapshots = new Map<OfficeTopic, () => unknown>();
  const provideOn = (to: OfficeHub, topic: OfficeTopic, snapshot: () => unknown) =>
    to.provideSnapshot(topic, () => {
      const content = snapshot();
      return content === undefined ? [] : [{ type: officeBroadcast, topic, content }];
    });
  const tellHere = (topic: string, content: unknown) => {
    // Who reads slowly gets one snapshot for all that was missed, where the topic has one.
    const hasSnapshot = snapshots.has(topic as OfficeTopic);
    const options = hasSnapshot ? ({ whenBehind: 'snapshot' } as const) : undefined;
    hub?.publish({ type: officeBroadcast, topic, content }, options);
  };
  return {
    publish: (topic, content) => {
      bus
        .publish(officeNews, { topic, content })
        .catch((err) => log.error({ err, topic }, 'office: news could not be told to the pages'));
    },
    publishHere: tellHere,
    hasReaders: (topic) => hub?.hasReaders(topic) === true,
    provideSnapshot: (topic, snapshot) => {
      snapshots.set(topic, snapshot);
      if (hub) provideOn(hub, topic, snapshot);
    },
    publishOn: (given) => {
      hub = given;
      for (const [topic, snapshot] of snapshots) provideOn(given, topic, snapshot);
      bus.subscribe(officeNews, ({ topic, content }) => tellHere(topic, content));
    },
  };
}

/** The same questions as at a call, and agents follow nothing: it tells of the whole house. */
export function mayFollow(topic: string, caller: Caller): boolean {
  if (caller.kind !== 'administrator' || caller.obstacle || !isOfficeTopic(topic)) return false;
  return caller.nodes.has(officeTopics[topic].node);
}
