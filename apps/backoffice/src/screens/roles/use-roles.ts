import type { CallContent } from '@kipute/contract/registry';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useUnsaved } from '../../features/unsaved/unsaved-store.ts';
import { api } from '../../features/wire/api.ts';
import { showToast } from '../../features/wire/toasts.ts';
import { approvalsTexts } from '../../i18n/texts/approvals.ts';
import { formTexts } from '../../i18n/texts/form.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { differencesOf, type Given, type TreeNode, treeOf, type WireNode } from './role-tree.ts';

export type Role = CallContent<'role/inquire'>[number];

const keys = {
  roles: ['role', 'inquire'],
  nodes: ['role', 'nodes'],
  people: (id: string) => ['role', 'people', id],
  usage: (id: string) => ['role', 'usage', id],
  history: (...question: readonly unknown[]) => ['role', 'history', ...question],
  review: ['role', 'access_review'],
} as const;

type RolesView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly roles: readonly Role[];
      readonly tree: readonly TreeNode[];
      readonly nodes: readonly WireNode[];
      readonly refresh: () => Promise<unknown>;
    };

export function useRoles(): RolesView {
  const language = useLanguage();
  const client = useQueryClient();
  const roles = useQuery({ queryKey: keys.roles, queryFn: () => api.role.inquire({}) });
  const nodes = useQuery({ queryKey: keys.nodes, queryFn: () => api.role.nodes({}) });
  const tree = useMemo(() => treeOf(nodes.data ?? [], language), [nodes.data, language]);
  if (roles.data && nodes.data) {
    const refresh = () => client.invalidateQueries({ queryKey: ['role'] });
    return { status: 'ready', roles: roles.data, nodes: nodes.data, tree, refresh };
  }
  if (roles.isError || nodes.isError) {
    const retry = () => void Promise.all([roles.refetch(), nodes.refetch()]);
    return { status: 'failed', retry };
  }
  return { status: 'loading' };
}

/** The rights of a role as they are being edited; another revision begins anew. */
export function useRoleDraft(role: Role) {
  const before: Given = useMemo(() => new Set(role.nodes), [role.nodes]);
  const [edited, setEdited] = useState<{ readonly of: string; readonly given: Given }>();
  const of = `${role.id} ${role.revision}`;
  const given = edited?.of === of ? edited.given : before;
  const differences = useMemo(() => differencesOf(before, given), [before, given]);
  useUnsaved(differences.size > 0 ? 'changed' : 'as-it-was');
  return {
    before,
    given,
    differences,
    change: (next: Given) => setEdited({ of, given: next }),
    undo: () => setEdited(undefined),
  };
}

export function useSaveRole(role: Role, onDone: () => void) {
  const t = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ given, reason }: { given: Given; reason: string }) => {
      const { id, revision, name_sw, name_en, remarks } = role;
      const nodes = [...given];
      return api.role.update({ id, revision, name_sw, name_en, remarks, nodes, reason });
    },
    onSuccess: ({ outcome }) => {
      const text = outcome === 'proposed' ? approvalsTexts.proposed : formTexts.saved;
      showToast({ tone: 'success', message: t(text) });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['role'] }),
  });
}

export function useRolePeople(id: string) {
  return useQuery({ queryKey: keys.people(id), queryFn: () => api.role.people({ id }) });
}

export function useRoleUsage(id: string): ReadonlyMap<string, string> {
  const query = useQuery({ queryKey: keys.usage(id), queryFn: () => api.role.usage({ id }) });
  return useMemo(
    () => new Map((query.data ?? []).map(({ path, used_at }) => [path, used_at])),
    [query.data],
  );
}

export function useAccessReview() {
  return useQuery({ queryKey: keys.review, queryFn: () => api.role.access_review({}) });
}

const HISTORY_SHOWN = 20;

/** What was changed about the role, newest first; the whole of it stands in the log. */
export function useRoleHistory(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: keys.history(id, language),
    queryFn: () =>
      api.log.inquire({ subject_kind: 'role', subject_id: id, page: 1, page_size: HISTORY_SHOWN }),
  });
}
