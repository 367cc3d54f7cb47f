import type { PartFolders } from '#offline/pack/cut-build.ts'

/**
 * The packs that are released apart from the common one, and the source whose screens each holds.
 */
export const partFolders: PartFolders = {
  content: 'src/features/content',
  trading: 'src/features/trading',
}
