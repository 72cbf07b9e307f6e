/** Words that belong to the family name after them: van, de la. */
export const particlesPattern =
  /^(?:van|von|der|den|de|del|della|di|da|do|dos|das|du|des|la|le|el|al|bin|bint|ibn|ben|zu|zur|zum|af|av|y|e|i|ter|ten|te|op|vom|und|abu|ap|san|st|mac|mc|ul|ur)$/i

/** Between a Vietnamese family name and the given name, by which everybody is called. */
export const vietnameseMiddle = /^(?:thị|thi|văn|van)$/i

/** Titles in front of a name: Dr., Prof. Dr. */
export const honorificsPattern =
  /^(?:(?:(?:h\.?e|dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|lord|lady|baroness|baron|rev|hon|adv|amb|herr|frau|mme|ing|dipl|mag|sr|sra|dott|dra|eng)\b\.?|(?:mtr[ao]|lic|licda|arq|avv|arch|mgr|bc|doc|phdr|mudr|judr|rndr|mvdr|capt|cpt|col|gen|lt|sgt|maj|cllr|sen|gov|drs|ir|profa|dott\.ssa|prof\.ssa|fr|br|pr|pd|uz|yrd|öğr|av|op|inż)\.),?\s*(?:-ing\.?\s*)?)+/i

/** Between father and son: "Tom Baxter Jr.". */
export const generationPattern = /,?\s(?:jr|sr|ii|iii|iv)\.?$/i

const doubleStarts = /^(?:jos[eé]|juan|luis|mar[ií]a|ana|miguel|carlos|jean|marie)$/i
const doubleEnds =
  /^(?:[aá]ngel|antonio|carlos|manuel|pablo|miguel|fernando|javier|ignacio|luis|jos[eé]|mar[ií]a|isabel|teresa|elena|carmen|paul|pierre|luc|claude|jacques|marc|laure|sophie)$/i

/** Two words that are one given name: José Ángel, Jean Pierre. */
export const isDoubleName = (first: string, second: string) =>
  doubleStarts.test(first) && doubleEnds.test(second)
