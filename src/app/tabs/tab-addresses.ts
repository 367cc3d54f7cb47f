import type { Tab } from '#domain/navigation/tabs.ts'
import { onDeparture } from '#session/session.ts'

/** The place where each tab was left, for as long as the page lives and has the same user. */
const left = new Map<Tab, { readonly address: string; readonly offset: number }>()

/** Keeps where a tab is: its address with segment and filter, and the scroll offset in px. */
export function keepTab(tab: Tab, address: string, offset: number): void {
  left.set(tab, { address, offset })
}

/** The address at which a tab was left; undefined for one that was not opened yet. */
export const tabAddress = (tab: Tab): string | undefined => left.get(tab)?.address

/** The scroll offset at which a tab was left. */
export const tabOffset = (tab: Tab): number | undefined => left.get(tab)?.offset

/** Another user begins at each tab's root. */
export function forgetTabs(): void {
  left.clear()
}
onDeparture(forgetTabs)
