import { type CallDescription, describeCalls } from '@kipute/contract/api-document';
import type { ApiField } from '@kipute/contract/api-fields';
import { registry } from '@kipute/contract/registry';
import type { FastifyInstance } from 'fastify';
import { contentPolicyOf, putPageHeaders } from './security-headers.ts';

/** Every call of the contract on one page, at the back-office's listener. */
export function registerApiDocs(server: FastifyInstance): void {
  const html = apiDocsPage(describeCalls(registry));
  const policy = contentPolicyOf(html)({});
  server.get('/api-docs', (_request, reply) => {
    putPageHeaders(reply, policy);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });
}

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  h2 { margin: 2.5rem 0 .25rem; font-family: ui-monospace, monospace; font-size: 1.125rem }
  p { margin: .25rem 0 } .limits { color: #555 }
  table { border-collapse: collapse; width: 100%; margin: .5rem 0; overflow-wrap: anywhere }
  caption { text-align: left; font-weight: 600 }
  td { border-top: 1px solid #ddd; padding: .25rem .5rem .25rem 0; vertical-align: top }
  td:first-child { font-family: ui-monospace, monospace; width: 40% }
  @media (prefers-color-scheme: dark) {
    body { background: #14161a; color: #e8e8e8 } .limits { color: #aaa } td { border-color: #333 }
  }`;

function apiDocsPage(calls: readonly CallDescription[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kipute calls</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Calls</h1>
<p>Every call is <code>POST /api/{group}/{call}</code> inside the envelope.</p>
${calls.map(callSection).join('\n')}
</body>
</html>
`;
}

function callSection(call: CallDescription): string {
  return `<section id="${escapeHtml(call.name)}">
<h2>${escapeHtml(call.name)}</h2>
<p>${escapeHtml(call.summary)}</p>
<p class="limits">${escapeHtml(`${call.caller} · ${call.sites} · ${call.limit}`)}</p>
${fieldTable('Input', call.input)}
${fieldTable('Content', call.output)}
</section>`;
}

function fieldTable(caption: string, fields: readonly ApiField[]): string {
  if (fields.length === 0) return `<p>${caption}: nothing</p>`;
  const rows = fields.map(({ path, type, optional }) => {
    const remark = optional ? `optional, ${type}` : type;
    return `<tr><td>${escapeHtml(path)}</td><td>${escapeHtml(remark)}</td></tr>`;
  });
  return `<table><caption>${caption}</caption>${rows.join('')}</table>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
