import type { CallContent } from '@kipute/contract/registry';
import { useQuery } from '../../../features/query/use-query.ts';
import { api } from '../../../features/wire/api.ts';

type OwnRecord = CallContent<'personal_data/consents'>;
export type Consent = OwnRecord['consents'][number];

const askForRecord = () => api.personal_data.consents({}, { silent: true });

export function useOwnRecord() {
  return useQuery<0, OwnRecord>(askForRecord, 0);
}
