import { qaAllowed } from '#platform/qa-allowed.ts'
import type { ModuleRow } from '#templates/module.ts'
import { modules } from './modules.ts'
import { qaModules } from './qa-modules.ts'

/** The modules that this page opens. */
export const builtModules: readonly ModuleRow[] = [...modules, ...(qaAllowed() ? qaModules : [])]
