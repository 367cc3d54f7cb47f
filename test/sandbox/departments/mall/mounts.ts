import type { Mount } from '#test/sandbox/kernel/mount.ts'
import { goodsPictures } from './goods-pictures.ts'
import { mallPage } from './mall-page.ts'

export const mounts: readonly Mount[] = [
  { at: '/documents/goods', app: goodsPictures },
  { at: '/sandbox/mall', app: mallPage },
]
