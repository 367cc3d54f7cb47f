import { modules } from './modules.ts'
import { qaModules } from './qa-modules.ts'

/**
 * Every screen of the app, for code that lists them all; the app itself matches the module first
 * (visit.ts).
 */
export const screens = modules.flatMap((it) => it.screens)

/** Every screen for developers and QA. */
export const qaScreens = qaModules.flatMap((it) => it.screens)
