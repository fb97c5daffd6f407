import { expect, test } from 'vitest';
import { followTopic, servePageTopics } from './page-topics.ts';

test('[RCP-05] a page’s topic is followed whether the socket comes before it or after, and left', () => {
  const topics: string[] = [];
  const connected: string[] = [];
  const page = (topic: string) => ({
    topic,
    onUpdate: () => {},
    onConnected: () => connected.push(topic),
  });
  const subscribe = (topic: string) => {
    topics.push(topic);
    return () => void topics.splice(topics.indexOf(topic), 1);
  };
  const leaveEarly = followTopic(page('early'));
  const { onConnected } = servePageTopics({ subscribe });
  const leaveLate = followTopic(page('late'));
  expect(topics).toEqual(['early', 'late']);
  onConnected();
  expect(connected).toEqual(['early', 'late']);
  leaveEarly();
  expect(topics).toEqual(['late']);
  leaveLate();
  onConnected();
  expect([topics, connected]).toEqual([[], ['early', 'late']]);
});
