import type { AppFunction } from '#shared/parts/functions/app-function.ts'
import {
  FIRST_FUNCTIONS,
  USERS_SHORTCUTS,
  VISITORS_SHORTCUTS,
} from '#shared/parts/functions/first-functions.ts'
import { block, leadsTo, page } from './document-parts.ts'

/** The page that names home's shortcuts: those that the pack has, for operators to change. */
const named = (title: string, names: readonly (keyof typeof FIRST_FUNCTIONS)[]) =>
  page(title, [
    block('Shortcuts', 'shortcuts', {
      items: names.map((name) => {
        const { name: long, short = long, icon, href }: AppFunction = FIRST_FUNCTIONS[name]
        return { icon, label: short, action: leadsTo(href), badge: 'none' }
      }),
    }),
  ])

export const usersShortcuts = named('首页快捷入口', USERS_SHORTCUTS)
export const visitorsShortcuts = named('首页快捷入口（未开户）', VISITORS_SHORTCUTS)
