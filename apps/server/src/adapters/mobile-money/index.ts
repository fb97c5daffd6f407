import type { AzampayProvider } from '@kipute/provider-protocols/mobile-money/azampay';
import { selcomUtilityCodes } from '@kipute/provider-protocols/mobile-money/selcom';
import type { MobileMoney, OperatorName } from '../../features/payments/ports.ts';
import {
  type AddressAllowList,
  createAddressAllowList,
} from '../../platform/address-allow-list.ts';
import { createAirtel } from './airtel/client.ts';
import { createAzampay } from './azampay/client.ts';
import type { WireExchange } from './exchange/client.ts';
import { createMixx } from './mixx/client.ts';
import { createMpesa } from './mpesa/client.ts';
import { createSelcom } from './selcom/client.ts';
import {
  type ChannelName,
  callbackSourcesOf,
  channelNames,
  type MobileMoneyConfig,
} from './variables.ts';

type Channels = {
  readonly channels: Readonly<Record<ChannelName, MobileMoney>>;
  readonly channelOf: (operator: OperatorName) => ChannelName;
  readonly addressOf: (channel: string) => string;
  /** Whether a party's callback may come from an address (CB-01). */
  readonly isCallbackSource: (channel: string, address: string) => boolean;
};

type OnExchange = (exchange: WireExchange) => void;

const azampayNames: Readonly<Record<OperatorName, AzampayProvider>> = {
  mpesa: 'Mpesa',
  airtel: 'Airtel',
  mixx: 'Tigo',
  halopesa: 'Halopesa',
};

const mpesaOf = (config: MobileMoneyConfig, onExchange: OnExchange): MobileMoney =>
  createMpesa({
    baseUrl: config.MPESA_URL,
    apiKey: config.MPESA_API_KEY,
    publicKey: config.MPESA_PUBLIC_KEY,
    origin: config.MPESA_ORIGIN,
    serviceProviderCode: config.MPESA_SERVICE_PROVIDER_CODE,
    sessionLifetimeSeconds: config.MPESA_SESSION_SECONDS,
    spId: config.MPESA_SP_ID,
    spPassword: config.MPESA_SP_PASSWORD,
    windowSeconds: config.CALLBACK_CLOCK_WINDOW_SECONDS,
    ...(config.MPESA_BROKER_URL === undefined ? {} : { brokerUrl: config.MPESA_BROKER_URL }),
    onExchange,
  });

const airtelOf = (config: MobileMoneyConfig, onExchange: OnExchange): MobileMoney =>
  createAirtel({
    baseUrl: config.AIRTEL_URL,
    clientId: config.AIRTEL_CLIENT_ID,
    clientSecret: config.AIRTEL_CLIENT_SECRET,
    pin: config.AIRTEL_PIN,
    publicKey: config.AIRTEL_PUBLIC_KEY,
    callbackKey: config.AIRTEL_CALLBACK_KEY,
    onExchange,
  });

const mixxOf = (config: MobileMoneyConfig, onExchange: OnExchange): MobileMoney =>
  createMixx({
    baseUrl: config.MIXX_URL,
    partner: config.MIXX_PARTNER,
    username: config.MIXX_USERNAME,
    password: config.MIXX_PASSWORD,
    billerMsisdn: config.MIXX_BILLER_MSISDN,
    billerCode: config.MIXX_BILLER_CODE,
    payoutMsisdn: config.MIXX_PAYOUT_MSISDN,
    payoutPin: config.MIXX_PAYOUT_PIN,
    brandId: config.MIXX_BRAND_ID,
    callbackKey: config.MIXX_CALLBACK_KEY,
    isKeyInAddress: config.MIXX_CALLBACK_KEY_IN_ADDRESS,
    onExchange,
  });

const selcomOf = (config: MobileMoneyConfig, onExchange: OnExchange): MobileMoney =>
  createSelcom({
    baseUrl: config.SELCOM_URL,
    apiKey: config.SELCOM_API_KEY,
    apiSecret: config.SELCOM_API_SECRET,
    vendor: config.SELCOM_VENDOR,
    pin: config.SELCOM_PIN,
    // Several operators may go through it, and it knows itself whose a number is.
    utilityCode: selcomUtilityCodes.any,
    buyerEmail: config.SELCOM_BUYER_EMAIL,
    windowSeconds: config.CALLBACK_CLOCK_WINDOW_SECONDS,
    ...(config.SELCOM_WEBHOOK_URL === undefined ? {} : { webhookUrl: config.SELCOM_WEBHOOK_URL }),
    onExchange,
  });

function azampayOf(
  config: MobileMoneyConfig,
  operator: OperatorName,
  onExchange: OnExchange,
): MobileMoney {
  return createAzampay({
    baseUrl: config.AZAMPAY_URL,
    authenticatorUrl: config.AZAMPAY_AUTHENTICATOR_URL,
    appName: config.AZAMPAY_APP_NAME,
    clientId: config.AZAMPAY_CLIENT_ID,
    clientSecret: config.AZAMPAY_CLIENT_SECRET,
    apiKey: config.AZAMPAY_API_KEY,
    provider: azampayNames[operator],
    source: {
      fullName: config.AZAMPAY_SOURCE_NAME,
      bankName: config.AZAMPAY_SOURCE_BANK,
      accountNumber: config.AZAMPAY_SOURCE_ACCOUNT,
    },
    onExchange,
  });
}

/** Every party that can move money, and which of them serves an operator (MM-11). */
export function createMobileMoney(
  config: MobileMoneyConfig,
  onExchange: OnExchange = () => undefined,
): Channels {
  const channelByOperator: Readonly<Record<OperatorName, ChannelName>> = {
    mpesa: config.MPESA_CHANNEL,
    airtel: config.AIRTEL_CHANNEL,
    mixx: config.MIXX_CHANNEL,
    halopesa: config.HALOPESA_CHANNEL,
  };
  const operators = Object.keys(channelByOperator) as OperatorName[];
  const throughAzampay = operators.find((name) => channelByOperator[name] === 'azampay');
  return {
    channels: {
      mpesa: mpesaOf(config, onExchange),
      airtel: airtelOf(config, onExchange),
      mixx: mixxOf(config, onExchange),
      selcom: selcomOf(config, onExchange),
      azampay: azampayOf(config, throughAzampay ?? 'halopesa', onExchange),
    },
    channelOf: (operator) => channelByOperator[operator],
    addressOf: (channel) => hostOf(addressesOf(config)[channel]),
    isCallbackSource: sourceCheck(config),
  };
}

function sourceCheck(config: MobileMoneyConfig): Channels['isCallbackSource'] {
  const lists = new Map<string, AddressAllowList>(
    channelNames.map((name) => {
      const sources = callbackSourcesOf(config, name);
      return [name, sources === 'anywhere' ? () => true : createAddressAllowList(sources)];
    }),
  );
  return (channel, address) => lists.get(channel)?.(address) ?? false;
}

const addressesOf = (config: MobileMoneyConfig): Readonly<Record<string, string>> => ({
  mpesa: config.MPESA_URL,
  airtel: config.AIRTEL_URL,
  mixx: config.MIXX_URL,
  selcom: config.SELCOM_URL,
  azampay: config.AZAMPAY_URL,
});

/** Whoever reads it needs the host and no user or key that may stand before it. */
const hostOf = (address: string | undefined): string =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : '';
