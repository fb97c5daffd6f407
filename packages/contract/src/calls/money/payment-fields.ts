import { z } from 'zod';
import { operators } from '../../constants/money/operators.ts';
import { payStatuses } from '../../constants/money/payments.ts';
import { amount } from '../../fields.ts';

export const operatorId = z.union([
  z.literal(operators.mixx.id),
  z.literal(operators.airtel.id),
  z.literal(operators.mpesa.id),
  z.literal(operators.halopesa.id),
]);

export const payStatus = z.union([
  z.literal(payStatuses.processing.id),
  z.literal(payStatuses.paid.id),
  z.literal(payStatuses.void.id),
]);

/** Operators move whole shillings. */
export const wholeAmount = amount.refine(Number.isInteger);

/** Made by the page, once per intention: sent again it answers as before (decision 6). */
export const requestKey = z.string().regex(/^[\w-]{16,64}$/);

export const serialNumber = z.string().regex(/^[A-Z][0-9A-Z]{8,30}$/);
