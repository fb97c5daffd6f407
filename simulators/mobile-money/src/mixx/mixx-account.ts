import { MIXX_CALLBACK_KEY_HEADER } from '@kipute/provider-protocols/mobile-money/mixx';
import { IssuedTokens } from '../issued-tokens.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the operator has agreed with the merchant. */
export function mixxAccount(env: Environment) {
  return {
    tokens: new IssuedTokens(Number(env.MIXX_TOKEN_SECONDS ?? 300)),
    partner: env.MIXX_PARTNER ?? 'Kipute',
    username: env.MIXX_USERNAME ?? 'kipute',
    password: env.MIXX_PASSWORD ?? 'development',
    billerMsisdn: env.MIXX_BILLER_MSISDN ?? '25565000001',
    billerCode: env.MIXX_BILLER_CODE ?? 'KPT',
    payoutMsisdn: env.MIXX_PAYOUT_MSISDN ?? '25565000002',
    payoutPin: env.MIXX_PAYOUT_PIN ?? 'development',
    brandId: env.MIXX_BRAND_ID ?? '2341',
    merchant: {
      path: '/callbacks/mobile-money/mixx',
      headers: { [MIXX_CALLBACK_KEY_HEADER]: env.MIXX_CALLBACK_KEY ?? 'development' },
    },
  } as const;
}

export type MixxAccount = ReturnType<typeof mixxAccount>;
