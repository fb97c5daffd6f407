import type { CallContent, CallRequest } from '@kipute/contract/registry';
import type { Profile } from './profile-store.ts';

type WireProfile = CallContent<'subscriber/profile'>;

/** The column holds nothing else: the schema of the call and the database agree on it. */
const genderView = (gender: number): WireProfile['gender'] =>
  gender === 1 || gender === 2 ? gender : 0;

export function profileView({ gender, birthday, ...profile }: Profile): WireProfile {
  return { ...profile, gender: genderView(gender), birthday: birthday ?? '' };
}

export function profileFrom(
  request: CallRequest<'subscriber/info_update'>,
): Omit<Profile, 'phone'> {
  return { ...request, birthday: request.birthday === '' ? null : request.birthday };
}
