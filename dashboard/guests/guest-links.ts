import type { GuestCard } from '@cueroom/core/guests/guest.ts'

interface GuestLink {
  label: string
  href: string
}

/** Links a card may open. Anything but http(s), such as `javascript:`, is dropped. */
export function guestLinks({
  socialLinks,
  social,
  photo,
}: Pick<GuestCard, 'socialLinks' | 'social' | 'photo'>) {
  const named: [string, string | null][] = [
    ['LinkedIn', socialLinks.linkedin],
    ['Website', socialLinks.website],
    ...(social ?? '').split(/[\s,;]+/).map((part): [string, string | null] => [hostOf(part), part]),
    ['Open photo', photo?.startsWith('/') ? null : photo],
  ]
  const links = named.flatMap(([label, address]): GuestLink[] => {
    const url = address && webAddress(address)
    return url ? [{ label, href: url.href }] : []
  })
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index)
}

function webAddress(text: string): URL | null {
  const address = /^[a-z][\w+.-]*:/i.test(text)
    ? text
    : /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text)
      ? `https://${text}`
      : ''
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url : null
}

const hostOf = (address: string) => webAddress(address)?.host.replace(/^www\./, '') ?? ''
