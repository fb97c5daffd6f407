import type { LiveDeskNews } from './calls/office/live-desk.ts';
import type { NodePath } from './permission-nodes.ts';
import type { Broadcast } from './socket.ts';

/**
 * The live socket of the back-office: the same path, frames and envelope as the players' one, on the
 * back-office's own origin, with topics of its own. Pages import this file, so nothing here
 * validates.
 */

/** What is told on each topic. A feature adds its own here, and its node below. */
export type OfficeContent = {
  readonly 'live-desk': LiveDeskNews;
  /** A large bet came, was decided or ended: pages that show the queue ask. */
  readonly 'referred-bets': { readonly id: string };
};

export type OfficeTopic = keyof OfficeContent;

type OfficeTopicRow = {
  /** Whoever holds it may follow the topic; whoever loses it hears nothing more. */
  readonly node: NodePath;
};

/**
 * Who may follow what. All of them tell of the whole house, so an agent, who sees a tree of players
 * only, is given none whatever nodes the role has (LVB-03).
 */
export const officeTopics: Readonly<Record<OfficeTopic, OfficeTopicRow>> = {
  'live-desk': { node: 'live_board/inquire' },
  'referred-bets': { node: 'referred_bet/inquire' },
};

export const isOfficeTopic = (topic: string): topic is OfficeTopic =>
  Object.hasOwn(officeTopics, topic);

/** Every broadcast of the office is of this type: its topic says what the content is. */
export const officeBroadcast = 'office' satisfies Broadcast['type'];
