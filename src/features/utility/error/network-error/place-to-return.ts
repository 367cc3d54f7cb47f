import { isOwnAddress } from '#domain/navigation/own-address.ts'
import { paths } from '#src/paths.ts'

/** A path of our own, or home: `from` comes from outside and must not lead anywhere else. */
export function placeToReturn(from: string | undefined): string {
  const inside = from !== undefined && isOwnAddress(from)
  return inside && !from.startsWith(paths.networkError.pattern) ? from : paths.home.to({})
}
