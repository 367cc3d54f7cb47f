import type { Mount } from '#test/sandbox/kernel/mount.ts'
import { gateRoutes } from './gate-routes.ts'

export const mounts: readonly Mount[] = [{ at: '/api/gate', app: gateRoutes }]
