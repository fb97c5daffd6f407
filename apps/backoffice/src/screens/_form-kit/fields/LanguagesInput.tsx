import { Input } from 'antd';
import { formTexts } from '../../../i18n/texts/form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { factOfLanguage } from '../definition/check-field.ts';
import type { Form, FormField } from '../definition/form.ts';
import type { Controlled } from './controlled.ts';
import classes from './fields.module.css';

type Both = { readonly sw: string; readonly en: string };
type LanguagesProps = Controlled<Both> & { form: Pick<Form, 'call'>; field: FormField };

const languages = [
  ['sw', formTexts.swahili],
  ['en', formTexts.english],
] as const;

/** A text longer than this is written in a text area. */
const LINE_CHARACTERS = 120;
/** And one longer than this in a larger one. */
const LETTER_CHARACTERS = 1_000;

/** The same text twice, Swahili first; neither may be forgotten. */
export function LanguagesInput({ id, value, onChange, onBlur, form, field }: LanguagesProps) {
  const t = useText();
  const both = value ?? { sw: '', en: '' };
  return (
    <div className={classes.languages}>
      {languages.map(([language, name]) => {
        const { maxLength = 0 } = factOfLanguage(form, field, language);
        const shared = {
          id: language === 'sw' ? id : undefined,
          'aria-label': `${t(field.title)}: ${t(name)}`,
          placeholder: t(name),
          value: both[language],
          onChange: (event: { target: { value: string } }) =>
            onChange?.({ ...both, [language]: event.target.value }),
          onBlur,
          ...(maxLength > 0 && { maxLength }),
        };
        return maxLength > LINE_CHARACTERS ? (
          <Input.TextArea key={language} rows={maxLength > LETTER_CHARACTERS ? 5 : 2} {...shared} />
        ) : (
          <Input key={language} autoComplete="off" {...shared} />
        );
      })}
    </div>
  );
}
