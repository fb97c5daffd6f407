/** What a page does to a password before it sends it; server tests must not do it differently. */
export { hashPassword } from '@kipute/api-client/hash-password';
