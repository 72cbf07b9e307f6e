// On a guest's page, the times of the host as the guest's browser writes times, with the time of the guest's own clock next to them
const parts = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }
const shown = (at, locale, options) => new Intl.DateTimeFormat(locale, { ...parts, ...options }).format(at)

/** "en-GB", where the page is in English and the browser's first English is British; else as the page writes times. */
function ownLocale(locale) {
  const [language] = locale.split('-')
  return navigator.languages.find((own) => own.startsWith(`${language}-`)) ?? locale
}

for (const time of document.querySelectorAll('time[data-own-time]')) {
  const { locale, timeZone, ownTime } = time.dataset
  const at = new Date(time.dateTime)
  const way = ownLocale(locale)
  if (way !== locale) time.textContent = shown(at, way, { timeZone, year: 'numeric', timeZoneName: 'short' })
  const own = shown(at, way)
  if (own !== shown(at, way, { timeZone })) {
    const line = document.createElement('span')
    line.className = 'own-time'
    line.textContent = ownTime.replace('{time}', own)
    time.append(line)
  }
}
