import { oncePerText } from '../text/once-per-text.ts'

/** What guests write of the form, of their typing and of whoever types for them: on air nobody has seen any of it. */
const remarks = [
  // "This is filled out by her niece.", "I have to write something here.", "She says to write that I do it as well."
  /\b(?:it|this) (?:is|was|has been) (?:being )?(?:filled (?:in|out)|typed)\b|\b(?:arranged this|set this up)\b|\bwrite (?:\p{L}+ )?(?:here|this down)\b|\b(?:asked me|says|said|told|told me|wants me) to (?:add|put|write) (?:something|that|this)\b/iu,
  // "Ana wrote this.", "Tom says mention the boat."
  /^\p{Lu}\p{Ll}+ (?:is typing|is writing|typed|wrote) this[.!]?$|^\p{Lu}\p{Ll}+ says (?:to )?(?:add|mention|say)\b/u,
  /^(?:(?:Form )?(?:is )?)(?:[Cc]ompleted|[Ff]illed(?: in| out)?|[Ss]ubmitted|[Tt]yped) by\b/u,
  // "I don’t like to write about myself in third person.", "Say PAH-vew."
  /\b(?:about (?:me|myself)|write|writing|written) (?:\p{L}+ ){0,2}in (?:the )?(?:first|third) person\b|^[Ss]ay (?:it )?(?:as )?(?:\p{L}{1,8}-){0,4}(?:\p{Lu}{2,8}-\p{L}|\p{L}{1,8}-\p{Lu}{2})/u,
  /\b(?:filling|typing|writing)(?: (?:in|out))? (?:it|the form|this)(?=[.,;!?]| (?:at|down|for|from|in|on|out|while|with)\b)|\bfill(?:ed|ing)? (?:it |them |this )?(?:in|out)\b(?! (?:for|the gaps))/iu,
  /\bMy \p{L}+ (?:has|is) (?:filled|typed|typing|writing|wrote)\b|\b(?:bio|biography) (?:is|was) written by\b|\bon (?:her|his|my|their) behalf\b/iu,
  /\b(?:(?:in|on) (?:the|this|your) (?:box|form|questionnaire)|(?:this|your) (?:box|form|questionnaire)|asked for a bio|for the bio(?:graphy)?[.,]|too long for (?:the|this) (?:box|form))\b/iu,
  // "Tanabe is how it looks.", "It rhymes with nine.", "You say Yo-AH-na": how a name is said
  /^\p{Lu}\S{1,20}(?: \p{Lu}\S{1,20})? is (?:how it (?:looks|sounds)|(?:just )?(?:like|as) it (?:looks|sounds)|(?:pronounced|said|spelled|spelt))\b|^(?:(?:It|That|\p{Lu}\S{1,20})(?: is|[’']s)? )?(?:pronounced|rhymes with|sounds like|said like) |\b(?:is|it[’']s) (?:exactly |just )?(?:as|how|the way) it[’']?s? (?:is )?(?:looks|pronounced|sounds|spelled|spelt|written)\b/iu,
  // "I can’t think of a third one, ask Ben.", "The long version, since you offered."
  /\bcan[’']?t think of (?:an?|any) (?:\p{L}{3,10} )?(?:one|more)\b|[,.;] ask \p{Lu}\p{Ll}{1,20}[.!]?$|\bsince you (?:asked|offered|want)\b|^The (?:long|short) version\b|\bcut (?:as|what|whatever|it (?:as|if)) you (?:like|need|want)\b|\byou can cut (?:it|this|that)\b|^(?:Long|Short) (?:one|answer|story),? I[’']m afraid\b/iu,
  // “‘Historian’ is fine.”, "Justice Gold will do.", "You may call me Annie."
  /^\S{2,20}(?: \S{2,20})? (?:is (?:enough|fine|okay|sufficient)|will do)(?=[.,!]|$)|^(?:Just |Please |You (?:can|may) (?:also |just )?)?(?:[Cc]all me (?=\p{Lu})|say\b)/u,
  // "Goes by Seun.": the host does call him that
  /^(?:\p{Lu}\S{0,20} )?(?:[Gg]oes|go) by ["“]?\p{Lu}[\p{L}-]{1,20}["”]?[.!]?$/u,
  // "Sorry for the capitals, my keyboard is stuck."
  /\b(?:[Ss]orry|[Ee]xcuse|[Aa]pologies)\b[^.!?]{0,30}\b(?:autocorrect|capitals|caps|English|grammar|handwriting|keyboard|lateness|spelling|thumbs|typing|typos)\b|\bexcuse me\b|\bmy English\b/iu,
  // "His daughter will help with the English if needed.", "I’ll bring an interpreter to the recording.", "We need a step-free entrance."
  /\b(?:help|helps|helping|interpret|translate)s? (?:out )?(?:(?:her|him|me|them|us) )?(?:if (?:it[’']s |it is )?(?:needed|necessary)|with (?:the|her|his|my|their) (?:English|language)\b)|\b(?:[’']ll|[Ww]ill|[Mm]ay|[Mm]ight|[Nn]eeds?) (?:\p{L}{2,8} ){0,4}?(?:captions?|chaperone|hearing loop|interpreter|parking|step-free|translator|wheelchair)\b|\b(?:during|for|on) (?:our|your) (?:call|chat|interview|recording)\b|\bduring the (?:call|recording|taping)\b|\b(?:lip-?reads?|needs? (?:a |the )?(?:questions|transcript) (?:in advance|in writing|typed)|best reached|prefers? (?:calls?|e-?mails?|phone|texts?))\b/u,
  // "Wants to talk about question 67.": what a host notes for the interview
  /^(?:Can|Happy to|Hopes to|Likes to|Prefers to|Wants to|Will|Would like to) (?:chat|discuss|speak|talk)\b/u,
  // "I’m not a biologist, please fix that."
  /\b(?:please|pls|kindly|(?:can|could|would) you) (?:amend|change|check|correct|edit|fix|remove|update) (?:it|that|the|this|my)\b/iu,
  // "You said in the blurb", "as your email says"
  /\b(?:your (?:blurb|email|e-mail|invitation|message)|you (?:say|said|write|wrote|ask|asked) in (?:the|your))\b/iu,
]

/** "See attached, but for your audience: I teach.": said to the host, before what is for listeners */
const forListeners =
  /^(?:see (?:above|attached|below)|short version|the short version|in short)\b[^:.!?]{0,60}: (?=(?:I|I[’']m|My|We) )/iu
export const withoutHeading = (text: string) => text.replace(forListeners, '')

/** Is the sentence about the form, and not for listeners? */
export const isFormRemark = oncePerText((sentence) => remarks.some((one) => one.test(sentence)))
