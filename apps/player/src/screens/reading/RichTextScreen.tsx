import { useSearchParams } from 'wouter';
import { ReadingView } from './ReadingView.tsx';

/** Many pages link to it without saying which text they mean: then it is the rules of the site. */
const TERMS = 10;
const PRIVACY = 30;
const AGREEMENT = 35;

/** `/rich_text?type=8` */
export function RichTextScreen() {
  const [parameters] = useSearchParams();
  const typed = parameters.get('type') ?? '';
  const type = /^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : TERMS;
  return <ReadingView key={type} wanted={{ kind: 'type', type }} />;
}

/** `/user_agreement` */
export function AgreementScreen() {
  return <ReadingView wanted={{ kind: 'type', type: AGREEMENT }} />;
}

/** `/privacy_policy` */
export function PrivacyScreen() {
  return <ReadingView wanted={{ kind: 'type', type: PRIVACY }} />;
}
