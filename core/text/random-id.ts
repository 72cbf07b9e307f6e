/**
 * 131 random bits as 22 URL-safe characters. None begins with a hyphen: a command line would read a flag.
 * `crypto.randomUUID` is missing on pages without TLS.
 */
export const randomId = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(17))))
    .slice(0, 22)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/^-/, '_')
