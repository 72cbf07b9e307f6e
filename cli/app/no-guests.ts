/** What is said of a file without guests, whatever its format. */
export const noGuestsFound =
  'Found no guests in this file. If a column has their names, pass --map "Header=name".'
