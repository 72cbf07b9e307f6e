/** Scrolls to a result: on a phone it stands under the form, out of sight. */
export function bringIntoView(id: string) {
  const place = document.getElementById(id)
  if (place && place.getBoundingClientRect().top > window.innerHeight * 0.7) place.scrollIntoView()
}
