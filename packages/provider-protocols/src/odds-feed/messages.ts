import type { DumpedEntity, EntityChange } from './entities.ts';

/**
 * One frame holds one JSON object with one key, the name of the message. A page of the push
 * protocol: SubscribeRequest → SubscribeResponse → InitialData until `dumpComplete` → UpdateData;
 * PingRequest at any time, answered by PingResponse; after a drop UpdateDataResumeRequest on a new
 * connection, answered by UpdateData or by an error.
 */
export type ClientMessage =
  | { readonly SubscribeRequest: { readonly subscriptionSpecificationName: string } }
  | { readonly PingResponse: { readonly id: string } }
  | {
      readonly UnsubscribeRequest: {
        readonly subscriptionId: string;
        readonly subscriptionSpecificationName: string;
      };
    }
  | { readonly UpdateDataResumeRequest: ResumeRequest };

export type ResumeRequest = {
  readonly subscriptionId: string;
  readonly subscriptionSpecificationName: string;
  readonly subscriptionChecksum: string;
  readonly lastBatchUuid: string;
};

export type ServerMessage =
  | {
      readonly SubscribeResponse: {
        readonly subscriptionId: string;
        readonly subscriptionChecksum: string;
      };
    }
  | { readonly InitialData: InitialData }
  | { readonly UpdateData: UpdateData }
  | { readonly PingRequest: { readonly id: string } }
  | { readonly UnsubscribeResponse: { readonly code: string; readonly message: string } }
  | { readonly error: { readonly code: string; readonly message: string } };

/** Counts travel as text. */
export type InitialData = {
  readonly batchId: string;
  readonly batchesLeft: string;
  readonly dumpComplete: boolean;
  readonly entities: readonly DumpedEntity[];
};

export type UpdateData = {
  readonly batchId: string;
  readonly batchUuid: string;
  readonly createdTime: string;
  readonly changes: readonly EntityChange[];
};
