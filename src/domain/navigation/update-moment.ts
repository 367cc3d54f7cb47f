/**
 * When a new release may be offered and opened: never in the middle of something
 * (rules.md#updates).
 */

/** Flows in which a user orders, opens an account, verifies an identity or answers questions. */
const FLOWS = [
  '/deal',
  '/directInvest',
  '/cmbResult',
  '/remittance',
  '/authentic',
  '/binding',
  '/enroll',
  '/risks',
] as const

/** What goes on in a page. */
export interface PageActivity {
  /** The address without its query. */
  readonly path: string
  /** Calls under way that change something: orders, codes, answers. */
  readonly acts: number
  /** A dialog or a sheet is open. */
  readonly overlay: boolean
  /** Something stands in a field of the screen in view. */
  readonly entered: boolean
}

/** What speaks against reloading the page now; null when nothing does. */
export function updateBlocker(page: PageActivity): 'call' | 'overlay' | 'flow' | 'form' | null {
  if (page.acts > 0) return 'call'
  if (page.overlay) return 'overlay'
  if (FLOWS.some((flow) => page.path === flow || page.path.startsWith(`${flow}/`))) return 'flow'
  return page.entered ? 'form' : null
}
