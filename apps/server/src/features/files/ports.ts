/** Where bytes lie, by names that say what they hold. The same name never holds anything else. */
export type FileStore = {
  /** Whole and durable when it resolves; harmless when repeated. */
  readonly write: (name: string, bytes: Buffer) => Promise<void>;
  readonly read: (name: string) => Promise<Buffer | undefined>;
};
