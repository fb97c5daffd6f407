/**
 * The page opens an envelope towards the server, never one from it, and the browser makes its key
 * pair: what the library has for the other side stays out of the bundle.
 */
class NotOnThePage {
  constructor() {
    throw new Error('the page is the sender of every envelope');
  }
}

export { NotOnThePage as Bignum, NotOnThePage as RecipientContextImpl };
