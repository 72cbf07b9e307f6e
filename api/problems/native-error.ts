/** The database's own error, which objection wraps in one of its classes. */
export const nativeError = (error: Error): Error & { code?: string } =>
  'nativeError' in error && error.nativeError instanceof Error ? error.nativeError : error
