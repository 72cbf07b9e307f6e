/** What is said of a file without guests, whatever its format. */
export const noGuestsFound =
  'Found no guests in this file. Is there a column with their names? --map "Header=name" says which.'
