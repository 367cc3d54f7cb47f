import { loadedModule, loadModuleRows } from '#app/module-loader.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { provideSlotPart } from '#templates/slot-part.ts'

/** Names what screens of the common pack show of other packs. */
provideSlotPart(async () => {
  const path = pageBuilderPaths.pageBuilder.pattern
  await loadModuleRows(path)
  const load = loadedModule(path)?.slotPart
  if (load === undefined) throw new Error('no module draws composed pages')
  return load()
})
