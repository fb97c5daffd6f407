/** What is measured is the server as it runs for real, only quieter. */
export const productionEnvironment = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  SMS_API_KEY: 'measured',
  SMS_SECRET_KEY: 'measured',
};

/** All load of a bench comes from one address. */
export const loadedEnvironment = { ...productionEnvironment, RATE_LIMIT_FACTOR: '100000' };
