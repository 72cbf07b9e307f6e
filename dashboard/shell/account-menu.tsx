import { createElement, useState } from 'react'
import { reportLoadFailure, useLazy } from '../ui/lazy.tsx'
import { AccountButton } from './account-button.tsx'

const load = async () => (await import('./account-dropdown.tsx')).AccountDropdown
const kept = {}

/** The account button and its lazy menu. If pressed before it has loaded, the menu opens once it has. */
export function AccountMenu() {
  const [presses, setPresses] = useState(0)
  return <LoadedMenu key={presses} isPressed={presses > 0} onPress={() => setPresses(presses + 1)} />
}

function LoadedMenu({ isPressed, onPress }: { isPressed: boolean; onPress: () => void }) {
  const Dropdown = useLazy<{ startsOpen: boolean }>(load, kept, () => {
    if (isPressed) reportLoadFailure()
  })
  if (Dropdown) return createElement(Dropdown, { startsOpen: isPressed })
  return <AccountButton aria-haspopup="menu" aria-expanded={false} onClick={onPress} />
}
