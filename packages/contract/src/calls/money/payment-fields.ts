import { z } from 'zod';
import { operators } from '../../constants/money/operators.ts';
import { depositWays, payStatuses } from '../../constants/money/payments.ts';
import { amount, flag, id, instant, note } from '../../fields.ts';

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

export const depositWay = z.union([
  z.literal(depositWays.push.id),
  z.literal(depositWays.paybill.id),
  z.literal(depositWays['by-hand'].id),
]);

export const withdrawalStage = z.enum([
  /** Large: a clerk looks at it first. The money is held. */
  'reviewing',
  /** Held; about to be sent, or sent and not answered for yet. */
  'sending',
  /** The operator did not answer clearly. The money stays held and the operator is asked again. */
  'unknown',
  'paid',
  /** The money is back in the balance. */
  'returned',
]);

/** Operators move whole shillings. */
export const wholeAmount = amount.refine(Number.isInteger);

/** Made by the page, once per intention: sent again it answers as before (decision 6). */
export const requestKey = z.string().regex(/^[\w-]{16,64}$/);

export const serialNumber = z.string().regex(/^[A-Z][0-9A-Z]{8,30}$/);

/** The operator's own number, as it stands in the message to the payer. */
export const receiptNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z.]{6,30}$/);

/** What somebody looks for may be half a number: it finds nothing instead of being refused. */
export const soughtNumber = z
  .string()
  .trim()
  .toUpperCase()
  .max(40)
  .regex(/^[\x21-\x7e]*$/);

/** Why a person must look at a payment, and what the last clerk who did wrote about it. */
export const attentionFields = {
  /** 1 while somebody must look. */
  attention: flag,
  /** In the administrator's language. */
  attention_why: z.string(),
  /** Names the newest word that is told here; a later one must be looked at by itself. */
  attention_up_to: id.nullable(),
  /** Of who credited it by hand or looked at it last. */
  clerk_note: z.string(),
};

export const lookedAt = z.object({ serial_number: serialNumber, up_to: id, note });

/** What the operator's statement says about a payment that the operator itself leaves open. */
export const settledByHand = lookedAt.extend({
  outcome: z.enum(['paid', 'refused']),
  /** Of what was paid. */
  receipt_number: receiptNumber.optional(),
});

/** How both lists of payments are narrowed, beside what only one of them knows. */
export const paymentFilters = {
  pay_type: operatorId.optional(),
  /** Whole, as people write it. */
  phone: z.string().trim().max(20).optional(),
  amount_from: amount.optional(),
  amount_to: amount.optional(),
  start_time: instant.optional(),
  end_time: instant.optional(),
};
