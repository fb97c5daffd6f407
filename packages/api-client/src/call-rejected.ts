import type { ErrorCode } from '@kipute/contract/errors';

/** `network-exception` is the client's own: no response came, or none that could be read. */
export type RejectionCode = ErrorCode | 'network-exception';

export type Rejection = {
  readonly code: RejectionCode;
  /** 200 for a refusal inside the envelope, 0 when no response came. */
  readonly httpStatus: number;
  /** In the player's language, ready to be shown. */
  readonly message: string;
  readonly retryAfterSeconds?: number;
  /** What the text was filled with; `field` of an invalid parameter names the field. */
  readonly values?: Readonly<Record<string, number | string>>;
};

/** Every way a call fails ends in this; pages switch on `code`. */
export class CallRejected extends Error {
  override readonly name = 'CallRejected';
  readonly code: RejectionCode;
  readonly httpStatus: number;
  readonly retryAfterSeconds: number | undefined;
  readonly values: NonNullable<Rejection['values']>;

  constructor({ code, httpStatus, message, retryAfterSeconds, values = {} }: Rejection) {
    super(message);
    this.code = code;
    this.httpStatus = httpStatus;
    this.retryAfterSeconds = retryAfterSeconds;
    this.values = values;
  }
}
