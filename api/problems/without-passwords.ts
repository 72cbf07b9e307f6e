/**
 * A text in which no address shows a user or a password. Addresses of databases, mail servers and models carry them, and
 * programs repeat addresses in their messages: every message that is logged or printed goes through this.
 */
export const withoutPasswords = (text: string) => text.replaceAll(/\/\/[^\s/]*@/g, '//…@')
