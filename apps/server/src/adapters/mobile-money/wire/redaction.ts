import { maskPhonesIn } from '../../../platform/phone-mask.ts';

const SECRET_NAME = '[\\w-]*(?:pin|password|secret|token|hash|session_?id|security_?credential)';

const inJson = new RegExp(`("${SECRET_NAME}"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'gi');
const inXml = new RegExp(`(<(${SECRET_NAME})>)[^<]*(?=</\\2>)`, 'gi');
const inForm = new RegExp(`((?:^|&)${SECRET_NAME}=)[^&]*`, 'gi');
/** Airtel writes numbers without the country's code, so only the name tells what it is. */
const nationalInJson = /("msisdn"\s*:\s*"?)\d{6}(?=\d{3}\b)/gi;

/** What was sent or came back, fit to be kept: no secret, and no phone that could be called. */
export function redacted(text: string): string {
  return maskPhonesIn(text)
    .replace(inJson, '$1"…"')
    .replace(inXml, '$1…')
    .replace(inForm, '$1…')
    .replace(nationalInJson, '$1••••••');
}
