/** The text-message gateway's simulator, through the doors it has for us and not for the house. */
export type Gateway = {
  /** It does what it promises and takes a moment for it, as the real one does. */
  readonly beWell: () => Promise<void>;
  readonly order: (fault: GatewayFault) => Promise<void>;
  /** What the phones have received since the world began. */
  readonly deliveries: () => Promise<readonly Delivery[]>;
};

export type GatewayFault = {
  readonly mode: 'late' | 'twice' | 'never' | 'refuse';
  readonly delayMs?: number;
  readonly code?: number;
  readonly times?: number;
};

export type Delivery = {
  /** One request of the house; a gateway that doubles a message keeps its number. */
  readonly requestId: string;
  /** Our number of the message. */
  readonly recipientId: string;
};

/** Long enough that a kill often comes while a message is under way. */
const USUAL: GatewayFault = { mode: 'late', delayMs: 120 };

export function createGateway(address: string): Gateway {
  // The simulator forgets old messages; the laws must not.
  const seen = new Map<string, Delivery>();
  const order = async (fault: GatewayFault) => {
    const answer = await fetch(`${address}/trouble`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    if (!answer.ok) throw new Error(`the gateway takes no fault: ${await answer.text()}`);
  };
  return {
    order,
    beWell: () => order(USUAL),
    deliveries: async () => {
      const answer = await fetch(`${address}/inbox.json`);
      for (const { requestId, recipientId } of (await answer.json()) as Delivery[]) {
        seen.set(`${requestId} ${recipientId}`, { requestId, recipientId });
      }
      return [...seen.values()];
    },
  };
}
