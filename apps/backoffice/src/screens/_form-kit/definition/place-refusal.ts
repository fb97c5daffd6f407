import type { CallRejected } from '@kipute/api-client/call-rejected';
import type { Form, FormField } from './form.ts';

/** Where a refusal belongs: to one field, or to the whole form. */
export type Refusal = { readonly field: string | undefined; readonly message: string };

/** The form's own map first, then the field that the server named. */
export function placeRefusal<Subject>(form: Form<Subject>, rejected: CallRejected): Refusal {
  const named = String(rejected.values.field ?? '');
  const field = form.errors[rejected.code] ?? (named && fieldOfPath(form, named)?.name);
  return { field: field || undefined, message: rejected.message };
}

/** Whose input the server meant: `name_sw`, `steps.0.from` and `prompt.sw` have their field. */
function fieldOfPath(form: Pick<Form, 'fields'>, path: string): FormField | undefined {
  const [head = ''] = path.split(/[.[]/);
  return form.fields.find(({ name, fact = name }) =>
    [head, path, head.replace(/_(sw|en)$/, '')].includes(fact),
  );
}
