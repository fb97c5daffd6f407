import type { SelcomOrder } from '@kipute/provider-protocols/mobile-money/selcom';

export type Order = SelcomOrder;

const ORDERS_KEPT = 20_000;

/** Old ones are forgotten, so that a simulator left running for weeks stays small. */
export class Orders {
  readonly #byId = new Map<string, Order>();

  find(orderId: string): Order | undefined {
    return this.#byId.get(orderId);
  }

  keep(order: Order): void {
    this.#byId.set(order.order_id, order);
    if (this.#byId.size <= ORDERS_KEPT) return;
    const [oldest] = this.#byId.keys();
    this.#byId.delete(oldest ?? '');
  }
}
