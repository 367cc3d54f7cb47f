import type { Mount } from '#test/sandbox/kernel/mount.ts'
import { paperRoutes } from './paper-routes.ts'

export const mounts: readonly Mount[] = [{ at: '/documents/papers', app: paperRoutes }]
