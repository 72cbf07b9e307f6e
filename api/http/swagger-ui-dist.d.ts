// The package ships no types of its own.
declare module 'swagger-ui-dist' {
  /** The folder that holds the reference page's script and style. */
  export function getAbsoluteFSPath(): string
}
