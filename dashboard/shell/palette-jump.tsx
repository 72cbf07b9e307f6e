import type { SpotlightActionData } from '@mantine/spotlight'
import type { Icon } from '../icons/index.ts'
import { useNavigate } from '../routing/routing.tsx'

export const symbol = (Glyph: Icon) => <Glyph size={18} stroke={1.7} />

/** Jumps by address. */
export function useJump() {
  const navigate = useNavigate()
  return (label: string, to: string, icon: Icon, more: Partial<SpotlightActionData> = {}) => ({
    id: to,
    label,
    leftSection: symbol(icon),
    onClick: () => navigate(to),
    ...more,
  })
}
