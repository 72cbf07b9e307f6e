// Runs before the page is drawn, so that a dark page never flashes white
;(() => {
  let chosen = 'auto'
  let isSignedIn = false
  try {
    isSignedIn = Boolean(localStorage.getItem('cueroom.token'))
    chosen = localStorage.getItem('mantine-color-scheme-value') ?? 'auto'
  } catch {
    // Storage is blocked: follow the system
  }
  // Leaves the sign-in page as soon as it can, so that isn't drawn either
  if (isSignedIn) document.documentElement.dataset.signedIn = ''
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
