/**
 * What is measured is the server as it runs for real, only quieter: unlike in development no reply
 * is held against its schema. In production it would refuse the simulators.
 */
export const productionEnvironment = { NODE_ENV: 'bench', LOG_LEVEL: 'warn' };

/** All load of a bench comes from one address. */
export const loadedEnvironment = { ...productionEnvironment, RATE_LIMIT_FACTOR: '100000' };
