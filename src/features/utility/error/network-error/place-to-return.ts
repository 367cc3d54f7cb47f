import { ownAddress } from '#domain/navigation/own-address.ts'
import { errorPaths } from '#paths/error.ts'
import { homePaths } from '#paths/home.ts'

/**
 * The address to return to: `from` if it is one of this app, else home. `from` comes from outside
 * and is not trusted.
 */
export function placeToReturn(from: string | undefined): string {
  const own = ownAddress(from ?? '')
  const usable = own !== null && !own.startsWith(errorPaths.networkError.pattern)
  return usable ? own : homePaths.home.to()
}
