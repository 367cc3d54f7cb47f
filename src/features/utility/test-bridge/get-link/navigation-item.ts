import * as v from 'valibot'
import { navigationItem } from '#api/entities.ts'
import {
  navigationDestination,
  type Destination,
  type Surface,
} from '#domain/navigation/navigation-item.ts'

const SURFACES: readonly Surface[] = ['app', 'wechat', 'web']

export type Places =
  | {
      readonly places: readonly { readonly surface: Surface; readonly to: Destination }[]
      /** forwardType and innerForwardType, of which nothing follows. */
      readonly types: readonly [string, string]
    }
  | { readonly problem: string }

/**
 * Returns where an item leads in the app, in the messaging app and in browsers; or the field that
 * is invalid.
 */
export function destinations(value: unknown, hosts: readonly string[]): Places {
  const read = v.safeParse(navigationItem, value)
  if (!read.success) {
    const [issue] = read.issues
    return { problem: `${v.getDotPath(issue) ?? '整体'}：应为 ${issue.expected ?? '另一种值'}` }
  }
  const { forwardType, innerForwardType } = read.output
  return {
    types: [forwardType, innerForwardType],
    places: SURFACES.map((surface) => ({
      surface,
      to: navigationDestination(read.output, surface, hosts),
    })),
  }
}
