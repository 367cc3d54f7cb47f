import { modules } from './modules.ts'
import { qaModules } from './qa-modules.ts'

/**
 * Every screen of the app, for what looks at them all; the app itself goes from module to screen
 * (visit.ts).
 */
export const screens = modules.flatMap((it) => it.screens)

/** Every screen for developers and QA. */
export const qaScreens = qaModules.flatMap((it) => it.screens)
