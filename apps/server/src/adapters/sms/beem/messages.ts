import { type BeemSendRequest, beemEncodings } from '@kipute/provider-protocols/sms/beem-send';
import type { OutgoingSms } from '../../../features/messaging/ports.ts';

/** The GSM 03.38 alphabet with its extension; one letter outside it turns a message to UCS-2. */
const GSM_TEXT =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;

/**
 * Our reference travels as the recipient's id and comes back in the delivery report, so a message
 * whose answer was lost can still be told apart from one that was never sent.
 */
export function sendRequest(sms: OutgoingSms, senderName: string): BeemSendRequest {
  return {
    source_addr: senderName,
    schedule_time: '',
    encoding: GSM_TEXT.test(sms.text) ? beemEncodings.gsm : beemEncodings.unicode,
    message: sms.text,
    recipients: [{ recipient_id: sms.reference, dest_addr: sms.phone }],
  };
}
