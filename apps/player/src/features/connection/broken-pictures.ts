import { whenReconnected } from '../../platform/reconnection.ts';

/** A browser asks for a picture once: what did not come without a network would stay away. */
export function healBrokenPictures(): void {
  whenReconnected(() => {
    for (const picture of document.images) {
      const { complete, naturalWidth, src } = picture;
      if (complete && naturalWidth === 0 && src !== '') picture.src = src;
    }
  });
}
