/** What is worth counting between the provider and us. */
export type FeedEvent =
  | 'connected'
  | 'disconnected'
  | 'subscribed'
  | 'resumed'
  | 'started-over'
  | 'provider-error'
  | 'batch'
  | 'duplicate-batch'
  | 'gap'
  | 'broken-frame'
  | 'not-gzip'
  | 'not-json'
  | 'unknown-message'
  | 'unexpected-message'
  | 'unknown-class'
  | 'unknown-act'
  | 'unknown-field'
  | 'wrong-field'
  | 'not-kept'
  | 'absurd-odds'
  | 'absurd-start';

export type CountFeedEvent = (event: FeedEvent, times: number) => void;
