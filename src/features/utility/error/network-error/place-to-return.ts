import { isOwnAddress } from '#domain/navigation/own-address.ts'
import { errorPaths } from '#paths/error.ts'
import { homePaths } from '#paths/home.ts'

/** A path of our own, or home: `from` comes from outside and must not lead anywhere else. */
export function placeToReturn(from: string | undefined): string {
  const inside = from !== undefined && isOwnAddress(from)
  return inside && !from.startsWith(errorPaths.networkError.pattern) ? from : homePaths.home.to()
}
