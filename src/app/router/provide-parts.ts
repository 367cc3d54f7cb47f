import { loadedModule, loadModuleRows } from './module-loader.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { provideSlotViews, type SlotViews } from '#templates/slot-part.ts'

async function slotViews(): Promise<SlotViews> {
  const path = pageBuilderPaths.pageBuilder.pattern
  await loadModuleRows(path)
  const views = loadedModule(path)?.slotViews
  if (views === undefined) throw new Error('no module draws composed pages')
  return views
}

/** Names what screens of other packs show composed pages with. */
provideSlotViews({
  part: async () => (await slotViews()).part(),
  document: async () => (await slotViews()).document(),
})
