import { randomBytes } from 'node:crypto';
import type { Site } from '@kipute/contract/call';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  fastify,
} from 'fastify';
import type { Logger } from 'pino';
import { refusePages } from './address-gate.ts';
import { registerApiDocs } from './api-docs.ts';
import { type CallPipelineDeps, registerCalls } from './call-pipeline.ts';
import { type DownloadRoute, registerDownload } from './download-route.ts';
import { sendError } from './error-reply.ts';
import type { UploadRoute } from './handler.ts';
import { type Health, registerHealth, registerMetrics } from './health-routes.ts';
import { serveSite } from './pages.ts';
import { putSecurityHeaders } from './security-headers.ts';
import { registerUpload } from './upload-route.ts';

export type SiteOptions = CallPipelineDeps &
  Pick<Health, 'whyNotReady'> & {
    readonly site: Site;
    readonly folder: string | undefined;
    /** Asked for each page: a setting may let one other house's script in. */
    readonly externalOrigin?: () => string | undefined;
    /** True when exactly one proxy stands in front and sets the forwarding headers. */
    readonly trustProxy: boolean;
    /** Routes that are neither calls nor pages: callbacks of other parties. */
    readonly registerOthers?: (server: FastifyInstance) => void;
    /** What may be sent here as a file. */
    readonly uploads?: readonly UploadRoute[];
    /** What may be fetched here as a file of one's own. */
    readonly downloads?: readonly DownloadRoute[];
    /** What is served beside the files of the site itself, behind the same gate of addresses. */
    readonly registerFiles?: (server: FastifyInstance) => void;
  };

/** Longer than the usual 60 s of a load balancer, so that we never hang up first. */
const KEEP_ALIVE_MS = 72_000;
/** A body that takes longer is a slowloris attack, not a slow phone. */
const REQUEST_READ_MS = 30_000;

/** How long calls in flight may take to finish while draining. */
const DRAIN_MS = 5_000;

/** One listener: the calls of its site, its health and its pages. */
export async function createSiteServer(options: SiteOptions): Promise<FastifyInstance> {
  const server = fastify(listenerOptions(options.trustProxy));
  server.setErrorHandler<FastifyError>((error, _request, reply) =>
    sendFrameworkError(error, reply, options.log),
  );
  acceptEncryptedBodies(server);
  registerCalls(server, options.site, options);
  options.registerOthers?.(server);
  for (const upload of options.uploads ?? []) await registerUpload(server, upload, options);
  for (const download of options.downloads ?? []) registerDownload(server, download, options);
  // Apart from the calls, whose replies set their few headers without a hook.
  await server.register((pages) => registerPages(pages, options));
  return server;
}

async function registerPages(server: FastifyInstance, options: SiteOptions): Promise<void> {
  server.addHook('onRequest', (request, reply, done) => {
    putSecurityHeaders(request, reply);
    done();
  });
  registerHealth(server, options);
  if (options.site === 'backoffice') registerMetrics(server, options.metrics);
  // Apart from health and metrics, whose callers are machines with an allow list of their own.
  await server.register(async (pages) => {
    refusePages(pages, options);
    if (options.site === 'backoffice') registerApiDocs(pages);
    options.registerFiles?.(pages);
    await serveSite(pages, {
      ...{ folder: options.folder, envelopeKey: options.envelope.publicKey },
      externalOrigin: options.externalOrigin,
    });
  });
}

/** Calls in flight may finish; connections that are still open after that are closed (WIRE-26). */
export async function closeSiteServer(server: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS);
  await server.close();
  clearTimeout(cutOff);
}

function listenerOptions(trustProxy: boolean): FastifyServerOptions {
  return {
    logger: false,
    // Only the nearest hop: what stands further left in the header is the client's own claim.
    trustProxy: trustProxy ? (_address, hop) => hop < 1 : false,
    genReqId: requestIds(),
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_READ_MS,
    forceCloseConnections: 'idle',
    // While draining, our own catalogued error is sent instead of the framework's.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      sendError(reply, 'unknown-call');
    },
  };
}

/** The envelope parses the body itself, because only it can tell a broken one. */
function acceptEncryptedBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}

function sendFrameworkError(error: FastifyError, reply: FastifyReply, log: Logger): FastifyReply {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return sendError(reply, 'body-too-large');
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return sendError(reply, 'envelope-broken');
  }
  log.error({ err: error, requestId: reply.request.id }, 'http: request failed');
  return sendError(reply, 'server-error');
}

/** Short, unique across restarts and processes, and never taken from the client. */
function requestIds(): () => string {
  const prefix = randomBytes(5).toString('base64url');
  let served = 0;
  return () => {
    served += 1;
    return `${prefix}-${served.toString(36)}`;
  };
}
