import * as v from 'valibot'
import {
  navigationDestination,
  type NavigationItem,
  type Surface,
} from '#domain/navigation/navigation-item.ts'

const address = v.optional(v.pipe(v.string(), v.maxLength(2_000)), '')

/** The place where a tap leads: a navigation item (rules.md#navigation-item). */
export const action: v.GenericSchema<unknown, NavigationItem> = v.object({
  forwardType: address,
  targetUrl: address,
  wxUrl: address,
  appUrl: address,
  innerForwardType: address,
  params: v.optional(
    v.pipe(
      v.array(
        v.object({
          key: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
          value: v.pipe(v.string(), v.maxLength(500)),
          platform: v.optional(v.picklist(['', '0', '1']), ''),
        }),
      ),
      v.maxLength(20),
    ),
    [],
  ),
})

const SURFACES: readonly Surface[] = ['app', 'wechat', 'web']

/**
 * Returns whether the item leads somewhere wherever the page is opened. `isScreen` says whether an
 * address of the app has a screen.
 */
export function opensEverywhere(
  item: NavigationItem,
  hosts: readonly string[],
  isScreen: (address: string) => boolean,
): boolean {
  return SURFACES.every((surface) => {
    const to = navigationDestination(item, surface, hosts)
    return to.kind === 'screen' ? isScreen(to.to) : to.kind !== 'nowhere'
  })
}
