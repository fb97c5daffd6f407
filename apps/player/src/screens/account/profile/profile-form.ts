import {
  ADULT_AGE_YEARS,
  genders,
  PROFILE_TEXT_MAX,
} from '@kipute/contract/constants/accounts/profile';
import type { CallContent, CallInput } from '@kipute/contract/registry';
import { ok, type Result, refuse } from '@kipute/domain/result';
import * as v from 'valibot';
import { type FormErrors, typedIn } from '../../../features/forms/submission.ts';

export type Profile = CallContent<'subscriber/profile'>;
type ProfileToSend = CallInput<'subscriber/info_update'>;
export type ProfileField = 'name' | 'mail' | 'birthday' | 'location' | 'job';

const MAIL_MAX = 120;
const EAT_OFFSET_MS = 3 * 3_600_000; // East Africa keeps UTC+3 all year.

const shortText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(PROFILE_TEXT_MAX),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
);

const profileSchema = v.object({
  name: v.pipe(shortText, v.nonEmpty()),
  mail: v.pipe(v.string(), v.trim(), v.union([v.literal(''), mailAddress()])),
  birthday: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]),
  location: shortText,
  job: shortText,
});

const faultOfField = {
  name: 'profile.nameWrong',
  mail: 'profile.mailWrong',
  birthday: 'profile.birthdayWrong',
  location: 'profile.textLong',
  job: 'profile.textLong',
} as const satisfies FormErrors<ProfileField>;

/** Only the name must be there; what is there must be what it says it is. */
export function readProfile(
  form: FormData,
  nowMs: number,
): Result<ProfileToSend, FormErrors<ProfileField>> {
  const fields = Object.keys(faultOfField) as ProfileField[];
  const typed = Object.fromEntries(fields.map((field) => [field, typedIn(form, field)]));
  const parsed = v.safeParse(profileSchema, typed);
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => v.getDotPath(issue) as ProfileField);
    return refuse(Object.fromEntries(wrong.map((field) => [field, faultOfField[field]])));
  }
  const { birthday } = parsed.output;
  if (birthday > latestBirthday(nowMs)) return refuse({ birthday: 'profile.tooYoung' });
  return ok({ ...parsed.output, gender: genderIn(form) });
}

/** The day on which somebody was born who is 18 today, in East Africa: "2008-11-15". */
export function latestBirthday(nowMs: number): string {
  const today = new Date(nowMs + EAT_OFFSET_MS).toISOString().slice(0, 10);
  return `${Number(today.slice(0, 4)) - ADULT_AGE_YEARS}${today.slice(4)}`;
}

function genderIn(form: FormData): ProfileToSend['gender'] {
  const chosen = typedIn(form, 'gender');
  const known = Object.values(genders).find(({ id }) => String(id) === chosen);
  return known?.id ?? genders.unsaid.id;
}

function mailAddress() {
  return v.pipe(v.string(), v.email(), v.maxLength(MAIL_MAX));
}
