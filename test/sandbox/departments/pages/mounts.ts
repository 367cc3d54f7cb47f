import type { Mount } from '#test/sandbox/kernel/mount.ts'
import { pictureRoutes } from './pictures.ts'

export const mounts: readonly Mount[] = [{ at: '/documents/pages', app: pictureRoutes }]
