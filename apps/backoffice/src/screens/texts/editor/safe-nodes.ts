import { Node } from '@tiptap/react';

/**
 * What the safe subset has beside the usual blocks: tables, figures and definitions, so that a text
 * which came with the product passes through the editor as it is. Nothing outside of the subset
 * has a node here: whatever is pasted loses it.
 */
type Block = {
  readonly name: string;
  readonly tag: string;
  readonly content: string;
  readonly group?: string;
  readonly isolating?: true;
};

const blockNode = ({ name, tag, content, group, isolating }: Block) =>
  Node.create({
    ...{ name, content },
    ...(group && { group }),
    ...(isolating && { isolating }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

export type PictureAttributes = {
  readonly src: string;
  readonly alt: string;
  /** So that a page keeps its place before it is there. */
  readonly width: number;
  readonly height: number;
};

const pictureAttributes = ['src', 'alt', 'width', 'height'] as const;

const picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  addAttributes: () =>
    Object.fromEntries(pictureAttributes.map((name) => [name, { default: null }])),
  // A picture of somebody else's that was pasted is no picture here.
  parseHTML: () => [{ tag: 'img[src^="/files/"]' }, { tag: 'img[src^="/help/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const inline = { content: 'inline*', isolating: true } as const;

export const safeNodes = [
  picture,
  blockNode({ name: 'figcaption', tag: 'figcaption', ...inline }),
  blockNode({ name: 'figure', tag: 'figure', content: 'picture figcaption?', group: 'block' }),
  blockNode({ name: 'tableCell', tag: 'td', ...inline }),
  blockNode({ name: 'tableHeader', tag: 'th', ...inline }),
  blockNode({ name: 'tableRow', tag: 'tr', content: '(tableCell | tableHeader)+' }),
  blockNode({ name: 'tableHead', tag: 'thead', content: 'tableRow+' }),
  blockNode({ name: 'tableBody', tag: 'tbody', content: 'tableRow+' }),
  blockNode({
    ...{ name: 'table', tag: 'table', content: '(tableHead | tableBody | tableRow)+' },
    ...{ group: 'block', isolating: true },
  }),
  blockNode({ name: 'term', tag: 'dt', ...inline }),
  blockNode({ name: 'definition', tag: 'dd', ...inline }),
  blockNode({ name: 'definitions', tag: 'dl', content: '(term | definition)+', group: 'block' }),
];

/** As it is kept: a line of a list is no paragraph, and what is empty is left out. */
export const tidied = (html: string): string =>
  html
    .replace(/<ol[^>]*>/g, '<ol>')
    .replace(/<li><p>((?:(?!<\/?(?:p|ul|ol|li)>).)*)<\/p>/gs, '<li>$1')
    .replace(/<p><\/p>/g, '');

export const emptyTable =
  '<table><thead><tr><th>…</th><th>…</th></tr></thead>' +
  '<tbody><tr><td>…</td><td>…</td></tr><tr><td>…</td><td>…</td></tr></tbody></table>';
