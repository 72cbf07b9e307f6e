export const contextHelp =
  'what the writer should know; without a language model, only sentences to the reader ("you") are printed'
