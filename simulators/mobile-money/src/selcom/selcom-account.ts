type Environment = Readonly<Record<string, string | undefined>>;

/** What the gateway has agreed with the vendor. */
export function selcomAccount(env: Environment) {
  return {
    apiKey: env.SELCOM_API_KEY ?? 'development',
    apiSecret: env.SELCOM_API_SECRET ?? 'development',
    vendor: env.SELCOM_VENDOR ?? 'TILL60000001',
    pin: env.SELCOM_PIN ?? 'development',
  } as const;
}

export type SelcomAccount = ReturnType<typeof selcomAccount>;
