import { z } from 'zod';
import { administrator, defineCall, definePagedCall, officeWork } from '../../call.ts';
import { fileUseKinds } from '../../constants/content/files.ts';
import { instant, page, pageSize, visibleText } from '../../fields.ts';
import { person } from './office-fields.ts';

const useKind = z.enum(Object.keys(fileUseKinds) as [keyof typeof fileUseKinds]);

const storedPath = z.string().regex(/^\/files\/[0-9a-f]{32}\.(webp|txt)$/);

/** What the upload at `/api/file/obs_add` answers as well. */
export const storedFile = z.object({
  /** Its address at both sites; a picture also with `-480` and `-960` before the ending. */
  path: storedPath,
  kind: z.enum(['image', 'document']),
  /** For people; no address is made from it. */
  name: z.string(),
  /** Of the largest form; null for a document. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  bytes: z.number().int(),
  added_by: person.nullable(),
  added_at: instant,
  /** Where it is shown. */
  uses: z.array(z.object({ kind: useKind, title: z.string() })),
});

const search = { page, page_size: pageSize, name: visibleText(60).optional() };
const usual = { sites: ['backoffice'], rateLimit: officeWork } as const;

export const fileCalls = {
  'file/inquire_images': definePagedCall({
    ...usual,
    summary: 'Pictures that were uploaded, newest first, and where each is shown',
    caller: administrator('file/inquire_images'),
    input: z.object({ ...search }),
    output: z.array(storedFile),
  }),
  'file/inquire_documents': definePagedCall({
    ...usual,
    summary: 'Text documents that were uploaded, newest first',
    caller: administrator('file/inquire_documents'),
    input: z.object({ ...search }),
    output: z.array(storedFile),
  }),
  'file/update': defineCall({
    ...usual,
    summary: 'Another name for a file',
    caller: administrator('file/update'),
    input: z.object({ path: storedPath, name: visibleText(100).min(1) }),
    output: z.null(),
  }),
  'file/remove': defineCall({
    ...usual,
    summary: 'Takes a file that is shown nowhere off the lists; its address stays',
    caller: administrator('file/remove'),
    input: z.object({ path: storedPath }),
    output: z.null(),
  }),
};
