import { forgetForVisit, keepForVisit, readForVisit } from './visit-storage.ts';

type UnderWayOptions<Payment> = {
  /** Where the serial number is kept for a reload. */
  readonly name: string;
  readonly bySerial: (serialNumber: string) => Promise<Payment>;
  /** The newest of those that the server calls processing. */
  readonly newest: () => Promise<Payment | undefined>;
  readonly serialOf: (payment: Payment) => string;
};

export type UnderWay<Payment> = {
  /** What the player left a moment ago, or on another device, is found again (MS-22). */
  readonly find: () => Promise<Payment | undefined>;
  readonly follow: (payment: Payment) => void;
  /** The player has seen its end, or wants to go on without it. */
  readonly leave: (payment: Payment) => void;
};

export function underWay<Payment>(options: UnderWayOptions<Payment>): UnderWay<Payment> {
  const { name, serialOf } = options;
  const leftName = `${name}.left`;

  async function newestNotLeft(): Promise<Payment | undefined> {
    const payment = await options.newest();
    return payment && serialOf(payment) !== readForVisit(leftName) ? payment : undefined;
  }

  return {
    find: async () => {
      const serialNumber = readForVisit(name);
      if (serialNumber === null) return newestNotLeft();
      return options.bySerial(serialNumber).catch(newestNotLeft);
    },
    follow: (payment) => keepForVisit(name, serialOf(payment)),
    leave: (payment) => {
      forgetForVisit(name);
      keepForVisit(leftName, serialOf(payment));
    },
  };
}
