import { z } from 'zod';

/** Who says from which country an address is. With neither of them nobody knows. */
export const visitorCountryVariables = {
  /** A MaxMind database (`.mmdb`) of this machine; it wins over a service. */
  VISITOR_COUNTRY_FILE: z.string().min(1).optional(),
  VISITOR_COUNTRY_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Sent to the service as its bearer. */
  VISITOR_COUNTRY_KEY: z.string().min(1).optional(),
};

const variables = z.object(visitorCountryVariables);
export type VisitorCountryConfig = z.output<typeof variables>;
