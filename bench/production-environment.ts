/** What is measured is the server as it runs for real, only quieter. */
export const productionEnvironment = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  SMS_API_KEY: 'measured',
  SMS_SECRET_KEY: 'measured',
};
