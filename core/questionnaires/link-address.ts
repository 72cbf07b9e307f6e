/** The address behind a link as hosts type it: they leave out `https://`, and may mean a mailbox or a phone. */
export const linkAddress = (link: string) =>
  /^(?:https?:\/\/|mailto:|tel:)/i.test(link) ? link : `https://${link}`
