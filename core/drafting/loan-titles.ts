/** Titles that English has taken over whole, as its dictionaries list them: of kitchens, households, embassies and the stage. */
const loans =
  /(?:^| )(?:aide[- ]de[- ]camp|attaché|au pair|chargé d[’']affaires|(?:demi )?chef de (?:cabinet|cuisine|mission|partie|rang)|commis|corps de ballet|femme de chambre|garde[- ]manger|griot|ma[îi]tre d(?:[’'](?:h[oô]tel)?)?|mohel|premier danseur|prima (?:ballerina|donna)|protégée?|répétiteur|sensei|sherpa|valet de chambre)(?: chef)?$/iu

/** "maître d’", "demi chef de partie", "press attaché": said of somebody in English, whatever its words are elsewhere. */
export const isLoanTitle = (title: string) => loans.test(title)
