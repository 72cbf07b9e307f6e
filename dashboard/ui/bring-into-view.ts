/** Scrolls to a result, which is below the form on phones. */
export function bringIntoView(id: string) {
  const place = document.getElementById(id)
  if (place && place.getBoundingClientRect().top > window.innerHeight * 0.7) place.scrollIntoView()
}
