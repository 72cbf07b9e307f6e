/** A prompt for a chat model. */
export interface Prompt {
  system: string
  user: string
  /** Note for the host that long texts were cut; null if everything is in the prompt. */
  note: string | null
}

/** Maximum characters of a prompt, about 12,000 tokens: more is expensive or doesn't fit. */
export const longestPrompt = 48_000

/** A note that the model saw only part of some texts; null if it saw everything. */
export const cutNote = (cut: number) =>
  cut === 0
    ? null
    : `The model received only part of ${cut === 1 ? 'one long text' : `${cut} long texts`}, because there is more about this guest and show than fits in a prompt.`
