/** An address with its percent-encoded characters as letters; as it is where they are broken: "100%". */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
