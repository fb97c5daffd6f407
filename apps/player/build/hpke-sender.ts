import type { Plugin } from 'vite';

const curves = /dhkemPrimitives\/ec\.js$/;
/** Every curve but the first, which is the only one our envelopes are made on. */
const otherCurves = / {12}case KemId\.DhkemP384HkdfSha384:.*?EC_P_521_PARAMS;\n/s;
const constantsOfOthers = /^const \w*_P_(?:384|521)\w* = .*?[\]}]\)?;$/gms;
const suite = /core\/esm\/src\/cipherSuiteNative\.js$/;
const recipient = 'import { RecipientContextImpl } from "./recipientContext.js";';

/**
 * A page only ever sends, and on one curve: two more and the recipient's half would be a kilobyte
 * of the first view. A library that is written otherwise than it was stops the build.
 */
export function hpkeSender(): Plugin {
  return {
    name: 'hpke-sender',
    apply: 'build',
    enforce: 'pre',
    transform: (code, path) => {
      if (curves.test(path)) return withoutCurves(code, path);
      if (suite.test(path)) return withoutRecipient(code, path);
      return null;
    },
  };
}

function withoutCurves(code: string, path: string): string {
  const text = code
    .replace(otherCurves, '            default: throw new NotSupportedError("curve");\n')
    .replace(constantsOfOthers, '');
  if (/_P_(?:384|521)/.test(text)) throw new Error(`${path} is not written as it was`);
  return text;
}

function withoutRecipient(code: string, path: string): string {
  if (!code.includes(recipient)) throw new Error(`${path} is not written as it was`);
  return code.replace(recipient, 'class RecipientContextImpl {}');
}
