/** What is measured is the server as it runs for real, only quieter. */
export const productionEnvironment = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  SMS_API_KEY: 'measured',
  SMS_SECRET_KEY: 'measured',
  SMS_CALLBACK_KEY: 'measured',
  MPESA_API_KEY: 'measured',
  MPESA_SP_PASSWORD: 'measured',
  AIRTEL_CLIENT_SECRET: 'measured',
  AIRTEL_PIN: 'measured',
  AIRTEL_CALLBACK_KEY: 'measured',
  MIXX_PASSWORD: 'measured',
  MIXX_PAYOUT_PIN: 'measured',
  MIXX_CALLBACK_KEY: 'measured',
  AZAMPAY_CLIENT_SECRET: 'measured',
  AZAMPAY_API_KEY: 'measured',
  MPESA_CALLBACK_SOURCES: '127.0.0.0/8',
  MIXX_CALLBACK_SOURCES: '127.0.0.0/8',
  AZAMPAY_CALLBACK_SOURCES: '127.0.0.0/8',
};

/** All load of a bench comes from one address. */
export const loadedEnvironment = { ...productionEnvironment, RATE_LIMIT_FACTOR: '100000' };
