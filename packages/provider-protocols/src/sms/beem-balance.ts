/** `GET`, Basic authorization as for sending. */
export const beemBalancePath = '/public/v1/vendors/balance';

/** Prepaid messages left. */
export type BeemBalance = { readonly data: { readonly credit_balance: number } };
