// Takes the guest's own page out of the address of a questionnaire: whoever passes the address on would give that page away
const address = new URL(location.href)
address.searchParams.delete('guestPage')
history.replaceState(history.state, '', address)
