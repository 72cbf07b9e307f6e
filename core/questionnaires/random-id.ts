/** 128 random bits as text. `crypto.randomUUID` is missing on pages without TLS. */
export const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
