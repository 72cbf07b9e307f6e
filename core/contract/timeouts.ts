/** Default client timeout, in seconds. */
export const answerSeconds = 30
/** Client timeout for a generated text, in seconds; the server's own deadline is shorter. */
export const generationSeconds = 150
/** Client timeout for a streamed file, in seconds. */
export const exportSeconds = 600
