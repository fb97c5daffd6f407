import { XMLBuilder, XMLParser } from 'fast-xml-parser';

/** A tree of tags; every leaf is text, and an attribute `a` stands under `@a`. */
export type XmlTree = { readonly [tag: string]: string | XmlTree };

const shared = { ignoreAttributes: false, attributeNamePrefix: '@' } as const;

const parser = new XMLParser({
  ...shared,
  // Amounts and references are text: `0001` and `1e3` must arrive as they were sent.
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

const builder = new XMLBuilder({ ...shared, suppressEmptyNode: false });

/** No party sends one, and what it may define makes a small text huge. */
const HAS_DOCUMENT_TYPE = /<!DOCTYPE/i;

/** Undefined when it is not well-formed. */
export function readXml(text: string): unknown {
  if (HAS_DOCUMENT_TYPE.test(text)) return undefined;
  try {
    return parser.parse(text, true);
  } catch {
    return undefined;
  }
}

export function writeXml(tree: XmlTree): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${builder.build(tree)}`;
}
