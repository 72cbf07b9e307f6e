/** A prompt for a chat model. */
export interface Prompt {
  system: string
  user: string
  /** What the host should know: long texts were cut. Null when everything is in the prompt. */
  note: string | null
}

/** Characters of a whole prompt, about 12,000 tokens: more than that costs a fortune or does not fit. */
export const longestPrompt = 48_000

/** A note that the model saw only a part of some texts; null when it saw everything. */
export const cutNote = (cut: number) =>
  cut === 0
    ? null
    : `The model was given ${cut === 1 ? 'one long text' : `${cut} long texts`} only in part: there is more about this guest and show than fits into a prompt.`
