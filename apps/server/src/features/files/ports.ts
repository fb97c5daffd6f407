/** Where bytes lie, by names that say what they hold. The same name never holds anything else. */
export type FileStore = {
  /** Whole and durable when it resolves; harmless when repeated. */
  readonly write: (name: string, bytes: Buffer) => Promise<void>;
  readonly read: (name: string) => Promise<Buffer | undefined>;
};

/** Bytes that a feature keeps for a while under names of its own; no page is served them by name. */
export type PartStore = FileStore & {
  /** Harmless when it is gone already. */
  readonly remove: (name: string) => Promise<void>;
};
