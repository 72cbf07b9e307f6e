// On a guest's page, the times of the host with the time of the guest's own clock next to them
const shown = (at, timeZone) =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    ...(timeZone && { timeZone }),
  }).format(at)

for (const time of document.querySelectorAll('time[data-own-time]')) {
  const at = new Date(time.dateTime)
  const own = shown(at)
  if (own !== shown(at, time.dataset.timeZone)) {
    const line = document.createElement('span')
    line.className = 'own-time'
    line.textContent = time.dataset.ownTime.replace('{time}', own)
    time.append(line)
  }
}
