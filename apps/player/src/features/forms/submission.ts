import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { type PlainTextKey, t } from '../../i18n/i18n.ts';

/** A text of ours, or the server's message in the language of the page. */
export type Words = PlainTextKey | { readonly message: string };

export type FormErrors<Field extends string> = { readonly [Name in Field]?: Words };

/** The outcome of a form: faults at their fields, and what belongs to none of them. */
export type Faults<Field extends string> = {
  readonly errors: FormErrors<Field>;
  readonly notice?: Words;
  /** The server's own name of its refusal, for a form that offers a way out of it. */
  readonly refusedAs?: RejectionCode;
};

export const noFaults: Faults<never> = { errors: {} };

export function textOf(words: Words | undefined): string | undefined {
  if (words === undefined) return undefined;
  return typeof words === 'string' ? t(words) : words.message;
}

/** A refusal of the server stands at the field it is about, or over the form (AS-05). */
export function faultsOf<Field extends string>(
  { code, message }: Pick<CallRejected, 'code' | 'message'>,
  fieldOfCode: { readonly [Code in RejectionCode]?: Field },
): Faults<Field> {
  const words = { message };
  const field = fieldOfCode[code];
  if (field === undefined) return { errors: {}, notice: words, refusedAs: code };
  return { errors: { [field]: words } as FormErrors<Field>, refusedAs: code };
}

/** A refused call is an outcome of a form; anything else that is thrown is a bug of the page. */
export function answered<Content>(call: Promise<Content>): Promise<Result<Content, CallRejected>> {
  return call.then(ok, (failure: unknown) => {
    if (failure instanceof CallRejected) return refuse(failure);
    throw failure;
  });
}

/** A text field of a form; a form without it is read like one that was left empty. */
export function typedIn(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed : '';
}
