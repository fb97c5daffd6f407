import { IssuedTokens } from '../issued-tokens.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the gateway has agreed with the merchant. */
export function azampayTerms(env: Environment) {
  return {
    tokens: new IssuedTokens(Number(env.AZAMPAY_TOKEN_SECONDS ?? 3_600)),
    appName: env.AZAMPAY_APP_NAME ?? 'kipute',
    clientId: env.AZAMPAY_CLIENT_ID ?? 'kipute',
    clientSecret: env.AZAMPAY_CLIENT_SECRET ?? 'development',
    apiKey: env.AZAMPAY_API_KEY ?? 'development',
  } as const;
}

export type AzampayTerms = ReturnType<typeof azampayTerms>;
