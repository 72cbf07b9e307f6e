/** Seconds a client waits for an answer before it gives up. */
export const answerSeconds = 30
/** Seconds a client waits for a generated text: the server's own deadline is shorter. */
export const generationSeconds = 150
/** Seconds a client waits for a file that is written while it is sent. */
export const exportSeconds = 600
