// On a guest's page, the times of the host with the time of the guest's own clock next to them
const shown = (at, locale, timeZone) =>
  new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    ...(timeZone && { timeZone }),
  }).format(at)

for (const time of document.querySelectorAll('time[data-own-time]')) {
  const { locale, timeZone, ownTime } = time.dataset
  const at = new Date(time.dateTime)
  const own = shown(at, locale)
  if (own !== shown(at, locale, timeZone)) {
    const line = document.createElement('span')
    line.className = 'own-time'
    line.textContent = ownTime.replace('{time}', own)
    time.append(line)
  }
}
