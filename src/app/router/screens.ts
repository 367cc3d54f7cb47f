import { moduleGroups, type ModuleGroup } from './modules.ts'
import { qaGroups } from './qa-modules.ts'

const rowsOf = async (groups: readonly ModuleGroup[]) => {
  const loaded = await Promise.all(groups.map(({ load }) => load()))
  return loaded.flatMap(({ modules }) => modules)
}

/**
 * Every module and screen of the app, for what looks at them all; the app itself loads the modules
 * of an address alone (module-loader.ts).
 */
export const modules = await rowsOf(moduleGroups)
export const screens = modules.flatMap((it) => it.screens)

/** The same for developers and QA, without what a release has. */
export const qaModules = (await rowsOf(qaGroups)).map((row) =>
  Object.assign({}, row, { screens: row.screens.filter((it) => !screens.includes(it)) }),
)
export const qaScreens = qaModules.flatMap((it) => it.screens)
