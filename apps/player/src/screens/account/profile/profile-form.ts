import {
  ADULT_AGE_YEARS,
  genders,
  PROFILE_TEXT_MAX,
} from '@kipute/contract/constants/accounts/profile';
import type { CallContent, CallInput } from '@kipute/contract/registry';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { type FormErrors, typedIn, type Words } from '../../../features/forms/submission.ts';

export type Profile = CallContent<'subscriber/profile'>;
type ProfileToSend = CallInput<'subscriber/info_update'>;
export type ProfileField = 'name' | 'mail' | 'birthday' | 'location' | 'job';

const MAIL_MAX = 120;
const EAT_OFFSET_MS = 3 * 3_600_000; // East Africa keeps UTC+3 all year.

const SHORT_TEXT = /^[^\p{Cc}\p{Cs}]*$/u;
const MAIL_ADDRESS = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u;
const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])$/u;

const isShortText = (text: string): boolean =>
  text.length <= PROFILE_TEXT_MAX && SHORT_TEXT.test(text);

/** Only the name must be there; what is there must be what it says it is. */
const checks = {
  name: { holds: (text) => text !== '' && isShortText(text), fault: 'profile.nameWrong' },
  mail: {
    holds: (text) => text === '' || (text.length <= MAIL_MAX && MAIL_ADDRESS.test(text)),
    fault: 'profile.mailWrong',
  },
  birthday: { holds: (text) => text === '' || ISO_DATE.test(text), fault: 'profile.birthdayWrong' },
  location: { holds: isShortText, fault: 'profile.textLong' },
  job: { holds: isShortText, fault: 'profile.textLong' },
} as const satisfies Record<ProfileField, FieldCheck>;

type FieldCheck = { readonly holds: (text: string) => boolean; readonly fault: Words };

/** Every wrong field is named at once. */
export function readProfile(
  form: FormData,
  nowMs: number,
): Result<ProfileToSend, FormErrors<ProfileField>> {
  const typed = {
    name: typedIn(form, 'name').trim(),
    mail: typedIn(form, 'mail').trim(),
    birthday: typedIn(form, 'birthday'),
    location: typedIn(form, 'location').trim(),
    job: typedIn(form, 'job').trim(),
  } satisfies Record<ProfileField, string>;
  const fields = Object.keys(checks) as ProfileField[];
  const wrong = fields.filter((field) => !checks[field].holds(typed[field]));
  if (wrong.length > 0) {
    return refuse(Object.fromEntries(wrong.map((field) => [field, checks[field].fault])));
  }
  if (typed.birthday > latestBirthday(nowMs)) return refuse({ birthday: 'profile.tooYoung' });
  return ok({ ...typed, gender: genderIn(form) });
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
