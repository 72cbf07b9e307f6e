/** The error for a file without guests, in any format. */
export const noGuestsFound =
  'Found no guests in this file. If a column has their names, pass --map "Header=name".'
