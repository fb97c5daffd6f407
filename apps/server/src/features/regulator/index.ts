export { boardOrders } from './board/board-orders.ts';
